// The way of log lines to a file descriptor, in the background. What is written for every request waits a moment for more
// of its kind: a write of its own for each costs a request more than all its checks. Other lines are rare and wait for
// nothing: they may be the last words of a process that hangs.
import { pino } from 'pino';

const BATCH_LENGTH = 8_192;
const WAIT_MS = 20;

export class BatchedStream {
  readonly #fd: number;
  readonly #file: ReturnType<typeof pino.destination>;
  #lines = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(fd: number) {
    this.#fd = fd;
    this.#file = pino.destination({ fd, sync: false });
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.#file.write(this.#take() + line);
  }

  /** For a line that may wait. */
  writeLater(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= BATCH_LENGTH) this.#file.write(this.#take());
    else this.#timer ??= setTimeout(() => this.#file.write(this.#take()), WAIT_MS).unref();
  }

  /** For the end of the process: nothing that is begun in the background now would be done. */
  flushSync(): void {
    this.#file.flushSync();
    const last = this.#take();
    if (last === '') return;
    const file = pino.destination({ fd: this.#fd, sync: true });
    file.write(last);
    file.flushSync();
  }

  #take(): string {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#lines;
    this.#lines = '';
    return lines;
  }
}
