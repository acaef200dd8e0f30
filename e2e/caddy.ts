// Debian's Caddy with the sample of the documentation, on a free port in a folder of its own, before a
// program that believes it. The certificate, which it would fetch for the name by itself, is left out.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, NAME, untilOpen } from './nginx.ts';

export class Caddy {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async before(program: string): Promise<Caddy> {
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-caddy-'));
    const port = await freePort();
    const sample = await readFile(new URL('../docs/Caddyfile', import.meta.url), 'utf8');
    const site = sample
      .replace(`${NAME} {`, `http://${NAME}:${port} {\n\tbind 127.0.0.1`)
      .replace('127.0.0.1:8420 {', `${new URL(program).host} {`);
    const file = join(folder, 'Caddyfile');
    await writeFile(file, `{\n\tadmin off\n\tgrace_period 1s\n}\n${site}`);
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    const child = spawn('/usr/bin/caddy', args, { env, stdio: 'ignore' });
    await untilOpen('Caddy', port, child);
    return new Caddy(port, folder, child);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
