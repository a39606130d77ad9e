// The wrapper's lines on the terminal of the program. While the program draws there, they wait.
import { spawnSync } from 'node:child_process';
import { say } from '../connect/terminal.ts';

const LOOK_MS = 1_000;

/** In raw mode, a program draws on the terminal. */
const isRaw = (): boolean =>
  process.stderr.isTTY && spawnSync('stty', ['-F', '/dev/tty', '-a'], { encoding: 'utf8' }).stdout?.includes('-icanon');

export function createTerminal() {
  let waiting: string[][] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    if (isRaw()) {
      timer ??= setInterval(flush, LOOK_MS).unref();
      return;
    }
    clearInterval(timer);
    timer = undefined;
    for (const [first, ...lines] of waiting)
      say(['', `[annex] ${first}`, ...lines.map((line) => `[annex] ${line}`)].join('\n'));
    waiting = [];
  }

  /** Returns what takes the lines back, if they still wait. */
  function show(lines: string[]): () => void {
    waiting.push(lines);
    flush();
    return () => {
      waiting = waiting.filter((each) => each !== lines);
    };
  }
  return { show };
}
