// Starts the program as a person would, on a free port with a data folder of its own, and stops it
// by its own pid: gently, or with -9.
//
// Chance is a choice of the tests. The program under test is a debug build, and debug builds alone
// know two ways to choose a seed, by the number that `ludoteca play --seed` takes too:
// - `serve --seed 7`: every room is dealt from it, also one played again and the deal of the day. The
//   tests' `house.ts` always says it: 1, unless a test says `test.use({ seed: 7 })`.
// - `POST /api/rooms` with `"seed": 7`: this room is, whatever the program was told.
// Deal, who begins, and what bots leave to chance follow from the seed, so that a test that does the
// same things in the same order sees the same game. What is left is time: who of two is faster.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const PROGRAM =
  process.env.LUDOTECA ?? new URL('../target/debug/ludoteca', import.meta.url).pathname;

export class Program {
  url = '';
  /** What it has logged. */
  readonly log: string[] = [];
  #child: ChildProcess | undefined;

  private constructor(
    private readonly data: string,
    private readonly args: readonly string[],
  ) {}

  static async start(...args: string[]): Promise<Program> {
    const data = await mkdtemp(join(tmpdir(), 'ludoteca-e2e-'));
    const program = new Program(data, args);
    await program.#run('127.0.0.1:0');
    return program;
  }

  async #run(listen: string): Promise<void> {
    const args = ['serve', '--listen', listen, '--data', this.data, ...this.args];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.log.push(line));
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const found = /http:\/\/[^/]+:(\d+)/.exec(line);
      if (found) {
        this.url = `http://127.0.0.1:${found[1]}`;
        child.stdout.resume();
        return;
      }
    }
    throw new Error('the program ended without saying where it listens');
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Pulls the plug, and starts again at the same address with the same data. */
  async killAndRestart(): Promise<void> {
    await this.kill();
    await this.restart();
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async restart(): Promise<void> {
    await this.#run(new URL(this.url).host);
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.data, { recursive: true, force: true });
  }
}
