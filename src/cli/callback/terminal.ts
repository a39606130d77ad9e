// The wrapper's lines on the terminal of the program. While the program draws there, they wait.
import { spawnSync } from 'node:child_process';
import { say } from '../connect/terminal.ts';

const LOOK_MS = 1_000;

/** In raw mode, a program draws on the terminal. */
const isRaw = (): boolean =>
  process.stderr.isTTY && spawnSync('stty', ['-F', '/dev/tty', '-a'], { encoding: 'utf8' }).stdout?.includes('-icanon');

export class Terminal {
  #waiting: (readonly string[])[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Returns what takes the lines back, if they still wait. */
  show(lines: readonly string[]): () => void {
    this.#waiting.push(lines);
    this.#flush();
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== lines);
    };
  }

  #flush(): void {
    if (isRaw()) {
      this.#timer ??= setInterval(() => this.#flush(), LOOK_MS).unref();
      return;
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const [first, ...lines] of this.#waiting)
      say(['', `[annex] ${first}`, ...lines.map((line) => `[annex] ${line}`)].join('\n'));
    this.#waiting = [];
  }
}
