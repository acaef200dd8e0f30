// Stands in for the browser's `EventSource`, which the test environment does not have.

export class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSource[] = [];
  static get last(): FakeSource {
    const last = FakeSource.all.at(-1);
    if (!last) throw new Error('nothing has been opened');
    return last;
  }

  readyState = 0;
  onerror: (() => void) | undefined;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  say(name: string, data: unknown = {}): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}
