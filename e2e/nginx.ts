// Debian's nginx with the samples of the documentation, on a free port in a folder of its own, before
// programs that believe it.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PROGRAM } from './program.ts';

/** The name in the sample. */
export const NAME = 'ludoteca.example';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** Waits until somebody listens there. */
export async function untilOpen(name: string, port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (tries > 400 || child.exitCode !== null) throw new Error(`${name} does not listen`);
    await wait(25);
  }
}

export class Nginx {
  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  get url(): string {
    return `https://${NAME}:${this.port}`;
  }

  /** Before one program, over TLS and HTTP/2. */
  static async before(program: string): Promise<Nginx> {
    return Nginx.#start('nginx.conf', async (sample, folder, port) => {
      // A certificate as a household makes it.
      await promisify(execFile)(PROGRAM, ['tls', NAME, '--folder', folder]);
      return sample
        .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('http://127.0.0.1:8420', program)
        .replaceAll('/etc/ssl/ludoteca.example.pem', join(folder, 'server.pem'))
        .replaceAll('/etc/ssl/ludoteca.example.key', join(folder, 'server.key'));
    });
  }

  /** Before the nodes of a cluster. */
  static async beforeNodes(nodes: readonly string[]): Promise<Nginx> {
    return Nginx.#start('nginx-cluster.conf', async (sample, _, port) =>
      nodes.reduce(
        (site, node, index) => site.replace(`node${index + 1}:8420`, new URL(node).host),
        sample.replace('listen 8420', `listen 127.0.0.1:${port}`),
      ),
    );
  }

  static async #start(
    name: string,
    fit: (sample: string, folder: string, port: number) => Promise<string>,
  ): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-nginx-'));
    const port = await freePort();
    const sample = await readFile(new URL(`../docs/${name}`, import.meta.url), 'utf8');
    const site = await fit(sample, folder, port);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n');
    const whole = `daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error')};
events {}\nhttp {\naccess_log ${join(folder, 'access')};\n${temporary}\n${site}\n}\n`;
    await writeFile(join(folder, 'nginx.conf'), whole);
    const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder]);
    await untilOpen('nginx', port, child);
    return new Nginx(port, folder, child);
  }

  /** Who asked it for what, as far as it is written down. */
  accessLog(): Promise<string> {
    return readFile(join(this.folder, 'access'), 'utf8');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
