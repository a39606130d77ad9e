// The way of log lines to a file descriptor: in the background, and many at a time. A write of its own for each line
// costs a request more than all its checks.
import { pino } from 'pino';

const BATCH_LENGTH = 8_192;
const WAIT_MS = 20;

export class BatchedStream {
  readonly #file: ReturnType<typeof pino.destination>;
  #lines = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(fd: number) {
    this.#file = pino.destination({ fd, sync: false });
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= BATCH_LENGTH) this.#hand();
    else this.#timer ??= setTimeout(() => this.#hand(), WAIT_MS).unref();
  }

  /** For the end of the process, and before a line that is its last. */
  flushSync(): void {
    this.#hand();
    this.#file.flushSync();
  }

  #hand(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#lines !== '') this.#file.write(this.#lines);
    this.#lines = '';
  }
}
