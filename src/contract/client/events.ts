// Server-sent events as an AsyncIterable. It ends when the server closes the stream and never reconnects: whether the
// next request makes sense (and with which credentials) only the caller knows.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ContractError, explain } from './errors.ts';

/** In characters; of one line, and of one event. */
export const MAX_EVENT_LENGTH = 1 << 20;

export interface StreamSource {
  /** The operation in words that are safe to show. */
  readonly what: string;
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly signal?: AbortSignal | undefined;
}

/** Each iteration is one request, sent at the first `next()`. `break` ends it at once, also while it waits. */
export const streamEvents = (source: StreamSource): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => new EventIterator(source),
});

const DONE = { done: true, value: undefined } as const;

/** By hand: an async generator cannot be ended while it awaits. */
class EventIterator implements AsyncIterator<unknown, undefined> {
  readonly #source: StreamSource;
  readonly #controller = new AbortController();
  readonly #decoder = new TextDecoder();
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (message) => this.#take(message),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') this.#refuse('sent an event that is too large');
    },
  });
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  #unread: unknown[] = [];
  #failure: ContractError | null = null;
  #over = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(source: StreamSource) {
    this.#source = source;
    source.signal?.addEventListener('abort', this.#abort, { once: true });
  }

  /** One read at a time, however many wait. */
  next(): Promise<IteratorResult<unknown, undefined>> {
    const result = this.#turn.then(() => this.#pull());
    this.#turn = result.catch(() => {});
    return result;
  }

  async return(): Promise<IteratorResult<unknown, undefined>> {
    this.#stop();
    return DONE;
  }

  async #pull(): Promise<IteratorResult<unknown, undefined>> {
    try {
      while (!this.#over) {
        this.#source.signal?.throwIfAborted();
        if (this.#unread.length > 0) return { done: false, value: this.#unread.shift() };
        if (this.#failure) throw this.#failure;
        this.#reader ??= (await this.#source.open(this.#controller.signal)).getReader();
        const { done, value } = await this.#reader.read();
        if (done) this.#stop();
        else this.#parser.feed(this.#decoder.decode(value, { stream: true }));
      }
      return DONE;
    } catch (error) {
      if (this.#over) return DONE; // ended by return() while it waited
      this.#stop();
      throw explain(error, this.#source.what, this.#source.signal);
    }
  }

  #take({ event = 'message', data }: EventSourceMessage): void {
    if (this.#failure) return;
    try {
      this.#unread.push({ event, data: data === '' ? null : JSON.parse(data) });
    } catch {
      this.#refuse('sent an event whose data is not JSON');
    }
  }

  #refuse(why: string): void {
    this.#failure ??= new ContractError(`${this.#source.what} ${why}`);
  }

  readonly #abort = () => this.#controller.abort(this.#source.signal?.reason);

  #stop(): void {
    this.#over = true;
    this.#unread = [];
    this.#source.signal?.removeEventListener('abort', this.#abort);
    this.#controller.abort();
    this.#reader?.cancel().catch(() => {});
  }
}
