// PostgreSQL and NATS for a test: the real servers, one of each for a whole run (see `tools/services`).
import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = new URL('../', import.meta.url).pathname;

export interface Service {
  url: string;
  /** Nobody here needs it any more. */
  leave: () => Promise<void>;
}

async function service(kind: 'postgres' | 'nats'): Promise<Service> {
  const folder = join(ROOT, 'target/services', kind);
  await mkdir(folder, { recursive: true });
  // Whoever holds this lock keeps the server alive.
  const user = spawn('flock', ['--shared', join(folder, 'users'), 'sh', '-c', 'echo; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(user.stdout, 'data');
  const leave = async () => {
    const ended = once(user, 'exit');
    user.stdin.end();
    await ended;
  };
  const { stdout } = await run(join(ROOT, 'tools/services'), [kind]);
  return { url: stdout.trim(), leave };
}

/** A database of one's own, which goes with the test. */
export async function database(): Promise<Service> {
  const versions = (await readdir('/usr/lib/postgresql')).map(Number);
  const programs = `/usr/lib/postgresql/${Math.max(...versions)}/bin`;
  const { url, leave } = await service('postgres');
  const name = `e2e_${process.pid}_${Date.now()}`;
  const maintenance = `--maintenance-db=${url}/postgres`;
  await run(join(programs, 'createdb'), [maintenance, name]);
  return {
    url: `${url}/${name}`,
    leave: async () => {
      await run(join(programs, 'dropdb'), [maintenance, '--force', name]);
      await leave();
    },
  };
}

/** A bus on which nobody else speaks. */
export async function bus(): Promise<Service> {
  const { url, leave } = await service('nats');
  return { url: `${url}/e2e-${process.pid}-${Date.now()}`, leave };
}
