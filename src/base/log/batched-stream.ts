// Writes log lines to a file descriptor in the background. Request lines are batched for a moment, because one write each
// would cost more than validating the request. Other lines are written at once, because they may be the last ones before
// the process hangs.
import { pino } from 'pino';

const BATCH_LENGTH = 65_536;
const BATCH_MS = 20;

export class BatchedStream {
  readonly #fd: number;
  readonly #file: ReturnType<typeof pino.destination>;
  #lines = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(fd: number) {
    this.#fd = fd;
    this.#file = pino.destination({ fd, sync: false });
    this.#file.on('error', () => {}); // such as a full disk: the lines are kept and written with the next ones
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.#file.write(this.#takeBatch() + line);
  }

  /** For a line that may be batched. */
  writeLater(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= BATCH_LENGTH) this.#file.write(this.#takeBatch());
    else this.#timer ??= setTimeout(() => this.#file.write(this.#takeBatch()), BATCH_MS).unref();
  }

  /** For the end of the process. */
  flushSync(): void {
    this.#file.flushSync();
    const last = this.#takeBatch();
    if (last === '') return;
    const file = pino.destination({ fd: this.#fd, sync: true });
    file.write(last);
    file.flushSync();
  }

  #takeBatch(): string {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#lines;
    this.#lines = '';
    return lines;
  }
}
