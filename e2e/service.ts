// A push service and the device behind it, as a browser would have them: takes notices, checks who sends
// them, and opens what is sealed. Nothing of it is the program's own.
import { createDecipheriv, createECDH, createHmac, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Notice {
  topic: string;
  text: string;
}

const hash = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

export class Service {
  readonly notices: Notice[] = [];
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = Buffer.alloc(16, 7);

  private constructor(private readonly server: Server) {
    this.#ecdh.generateKeys();
  }

  static async start(): Promise<Service> {
    const server = createServer((request, answer) => {
      void service.#take(request).then(
        () => answer.writeHead(201).end(),
        (error: unknown) => answer.writeHead(400).end(String(error)),
      );
    });
    const service = new Service(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser says of its subscription. */
  get subscription() {
    return {
      endpoint: `${this.#origin}/device`,
      keys: {
        p256dh: this.#ecdh.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  async #take(request: IncomingMessage): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.#check(request.headers.authorization ?? '');
    const text = this.#open(Buffer.concat(parts));
    this.notices.push({ topic: String(request.headers['topic']), text });
  }

  /** RFC 8292: the one who calls has signed for this service. */
  #check(authorization: string): void {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      exp: number;
    };
    const now = Date.now() / 1000;
    if (!signed || told.aud !== this.#origin || told.exp < now || told.exp > now + 86_400)
      throw new Error('not signed for this service');
  }

  /** RFC 8291. */
  #open(body: Buffer): string {
    const [salt, ours] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const sealed = body.subarray(21 + ours.length);
    const shared = this.#ecdh.computeSecret(ours);
    const mixed = hash(
      hash(this.#auth, shared),
      'WebPush: info\0',
      this.#ecdh.getPublicKey(),
      ours,
      '\x01',
    );
    const base = hash(salt, mixed);
    const key = hash(base, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
    const nonce = hash(base, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}
