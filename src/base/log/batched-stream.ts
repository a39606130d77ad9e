// Writes log lines to a file descriptor in the background. Request lines are batched for a moment,
// since one write each would cost more than validating the request. Other lines are written at once:
// they may be the last ones of a process that hangs.
import { pino } from 'pino';

const BATCH_LENGTH = 65_536;
const WAIT_MS = 20;

export class BatchedStream {
  readonly #fd: number;
  readonly #file: ReturnType<typeof pino.destination>;
  #lines = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(fd: number) {
    this.#fd = fd;
    this.#file = pino.destination({ fd, sync: false });
    this.#file.on('error', () => {}); // a full disk: the lines stay and are written with the next ones
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

  /** Synchronous, for the end of the process. */
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
