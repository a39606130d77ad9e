// A progress line on a terminal; nothing if standard error is redirected.
const WIDTH = 28;
const DRAW_MS = 80;

export interface Progress {
  /** The total is null while it is unknown. */
  readonly update: (done: number, total: number | null) => void;
  /** Clears the line. */
  readonly end: () => void;
}

/** `count` formats the progress so far. */
export function showProgress(
  label: string,
  count: (done: number, total: number | null) => string,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  if (!stream.isTTY) return { update: () => {}, end: () => {} };
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    update: (done, total) => {
      const now = performance.now();
      if (done !== total && now - drawn < DRAW_MS) return;
      drawn = now;
      const full = total ? Math.round((done / total) * WIDTH) : 0;
      const bar = total === null ? '' : `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  `;
      stream.write(`\r\x1b[K${label}  ${bar}${count(done, total)}`);
    },
    end: () => void stream.write('\r\x1b[K'),
  };
}
