// Server-sent events and JSON lines as an AsyncIterable. It ends when the server closes the stream and never reconnects, because only
// the caller knows whether another request makes sense and with which credentials.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { StreamForm } from '../tables.ts';
import { ContractError, toClientError } from './errors.ts';

/** Maximum characters of one line, and of one event. */
export const MAX_EVENT_LENGTH = 1 << 20;

export interface StreamSource {
  /** Names the operation in error messages, without secrets. */
  readonly label: string;
  readonly form: StreamForm;
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly signal?: AbortSignal | undefined;
}

/** Each iteration sends one request, at its first `next()`. `break` ends it immediately, even while waiting. */
export const streamEvents = (source: StreamSource): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => new EventIterator(source),
});

const DONE = { done: true, value: undefined } as const;

/** Not an async generator, because those cannot be stopped while they await. */
class EventIterator implements AsyncIterator<unknown, undefined> {
  readonly #source: StreamSource;
  readonly #controller = new AbortController();
  readonly #decoder = new TextDecoder();
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (message) => this.#addEvent(message),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') this.#refuse('sent an event that is too large');
    },
  });
  /** The beginning of a JSON line. */
  #line = '';
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  #unread: unknown[] = [];
  #failure: ContractError | null = null;
  #ended = false;
  #lastRead: Promise<unknown> = Promise.resolve();

  constructor(source: StreamSource) {
    this.#source = source;
    source.signal?.addEventListener('abort', this.#abort, { once: true });
  }

  /** Reads one event at a time, even if several callers wait. */
  next(): Promise<IteratorResult<unknown, undefined>> {
    const result = this.#lastRead.then(() => this.#pull());
    this.#lastRead = result.catch(() => {});
    return result;
  }

  async return(): Promise<IteratorResult<unknown, undefined>> {
    this.#stop();
    return DONE;
  }

  async #pull(): Promise<IteratorResult<unknown, undefined>> {
    try {
      while (!this.#ended) {
        this.#source.signal?.throwIfAborted();
        if (this.#unread.length > 0) return { done: false, value: this.#unread.shift() };
        if (this.#failure) throw this.#failure;
        this.#reader ??= (await this.#source.open(this.#controller.signal)).getReader();
        const { done, value } = await this.#reader.read();
        const text = done ? '' : this.#decoder.decode(value, { stream: true });
        if (this.#source.form === 'lines') this.#addLines(done ? '\n' : text);
        else if (!done) this.#parser.feed(text);
        if (done && this.#unread.length === 0 && !this.#failure) this.#stop();
      }
      return DONE;
    } catch (error) {
      if (this.#ended) return DONE; // return() was called while waiting
      this.#stop();
      throw toClientError(error, this.#source.label, this.#source.signal);
    }
  }

  #addLines(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    if (this.#line.length > MAX_EVENT_LENGTH) this.#refuse('sent a line that is too long');
    for (const data of lines) if (data.trim() !== '') this.#addEvent({ data });
  }

  #addEvent({ event = 'message', data, id }: Pick<EventSourceMessage, 'event' | 'data' | 'id'>): void {
    if (this.#failure) return;
    const { form } = this.#source;
    if (form === 'data' && data === '[DONE]') return; // how some services end a stream
    try {
      const value = form === 'text' ? data : data === '' ? null : JSON.parse(data);
      const isItem = form === 'data' || form === 'lines';
      this.#unread.push(isItem ? value : { event, data: value, ...(id !== undefined && { id }) });
    } catch {
      this.#refuse('sent an event whose data is not JSON');
    }
  }

  #refuse(why: string): void {
    this.#failure ??= new ContractError(`${this.#source.label} ${why}`);
  }

  readonly #abort = () => this.#controller.abort(this.#source.signal?.reason);

  #stop(): void {
    this.#ended = true;
    this.#unread = [];
    this.#source.signal?.removeEventListener('abort', this.#abort);
    this.#controller.abort();
    this.#reader?.cancel().catch(() => {});
  }
}
