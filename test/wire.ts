// The wire, for what `fetch` would not send.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A TCP connection that collects what comes back. */
export class Wire {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  received: Buffer = Buffer.alloc(0);
  readonly #grown = new Set<() => void>();

  private constructor(socket: Socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        resolve();
        this.#tell();
      });
    });
    socket.on('error', () => {}); // a reset is an answer too; `closed` tells
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.#tell();
    });
  }

  static async open(port: number, allowHalfOpen = false): Promise<Wire> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
    const wire = new Wire(socket);
    await once(socket, 'connect');
    return wire;
  }

  send(...parts: (string | Uint8Array)[]): void {
    for (const part of parts) this.socket.write(part);
  }

  /** Waits until `ready` finds what it looks for; null when the connection closed before. */
  async until<T>(ready: (received: Buffer) => T | null): Promise<T | null> {
    for (;;) {
      const found = ready(this.received);
      if (found !== null) return found;
      if (this.socket.closed) return null;
      await new Promise<void>((resolve) => this.#grown.add(resolve));
    }
  }

  /** The first `count` answers, whole. */
  async answers(count = 1): Promise<WireAnswer[]> {
    const answers = await this.until((received) => {
      const found = readAnswers(received);
      return found.length >= count ? found : null;
    });
    return answers ?? readAnswers(this.received);
  }

  async answer(): Promise<WireAnswer> {
    const [answer] = await this.answers();
    if (!answer) throw new Error(`No answer, but ${JSON.stringify(this.received.toString('latin1').slice(0, 200))}`);
    return answer;
  }

  end(): void {
    this.socket.destroy();
  }

  #tell(): void {
    for (const grown of this.#grown) grown();
    this.#grown.clear();
  }
}

/** Whole answers only. A body is counted by Content-Length or read in chunks; without either there is none. */
export function readAnswers(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const [line = '', ...fields] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 2)]),
    );
    const after = rest.subarray(end + 4);
    const body = readWireBody(after, headers);
    if (!body) return answers;
    answers.push({ status: Number(line.split(' ')[1]), headers, body: body.text });
    rest = after.subarray(body.length);
  }
}

function readWireBody(after: Buffer, headers: Readonly<Record<string, string>>) {
  if (headers['transfer-encoding'] !== 'chunked') {
    const length = Number(headers['content-length'] ?? 0);
    return after.length < length ? null : { text: after.subarray(0, length).toString(), length };
  }
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = after.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(after.subarray(at, line).toString('latin1'), 16);
    const next = line + 2 + size + 2;
    if (next > after.length) return null;
    if (size === 0) return { text: Buffer.concat(chunks).toString(), length: next };
    chunks.push(after.subarray(line + 2, line + 2 + size));
    at = next;
  }
}
