// A bar on a terminal; nothing at all where standard error is no terminal.

const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  readonly update: (done: number, total: number) => void;
  /** Clears the line. */
  readonly end: () => void;
}

export function showProgress(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { update: () => {}, end: () => {} };
  let last = 0;
  const update = (done: number, total: number): void => {
    const now = Date.now();
    if (now - last < EVERY_MS && done < total) return;
    last = now;
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
    stream.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`);
  };
  return { update, end: () => void stream.write('\r\x1B[2K') };
}
