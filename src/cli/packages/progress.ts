// A progress line on a terminal; nothing if standard error is redirected.
const WIDTH = 28;
const DRAW_MS = 80;

/** `count` formats the progress so far. */
export function showProgress(label: string, count: (done: number, total: number | null) => string) {
  const { stderr } = process;
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    /** The total is null while it is unknown. */
    update: (done: number, total: number | null): void => {
      if (!stderr.isTTY) return;
      const now = performance.now();
      if (done !== total && now - drawn < DRAW_MS) return;
      drawn = now;
      const full = total ? Math.round((done / total) * WIDTH) : 0;
      const bar = total === null ? '' : `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  `;
      stderr.write(`\r\x1b[K${label}  ${bar}${count(done, total)}`);
    },
    /** Clears the line. */
    end: (): void => {
      if (stderr.isTTY) stderr.write('\r\x1b[K');
    },
  };
}
