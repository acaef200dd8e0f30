// Stands between a browser and the program, and can swallow what streams say: they stay open and
// nothing comes any more, as when a phone has left the Wi-Fi or a laptop was asleep.
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

export class Proxy {
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #streams = new Set<[Socket, Socket]>();

  private constructor(private readonly server: Server) {}

  static async to(url: string): Promise<Proxy> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const proxy = new Proxy(server);
    server.on('connection', (near) => {
      proxy.#join(near, connect(Number(port), hostname));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  #join(near: Socket, far: Socket): void {
    const pair: [Socket, Socket] = [near, far];
    this.#pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    far.on('data', (data: Buffer) => {
      if (data.includes('text/event-stream')) this.#streams.add(pair);
    });
    for (const [one, other] of [pair, [far, near]] as const)
      one
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy();
          this.#pairs.delete(pair);
          this.#streams.delete(pair);
        });
  }

  /** The streams that are open now stay open and bring nothing more; new ones do. */
  mute(): void {
    for (const [near, far] of this.#streams) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }

  async stop(): Promise<void> {
    for (const [near] of this.#pairs) near.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}
