// One line that fills up, on a terminal; nothing where the output goes elsewhere.
const WIDTH = 28;
const DRAW_MS = 80;

export interface Progress {
  readonly update: (done: number, total: number | null) => void;
  readonly end: () => void;
}

export function drawProgress(stream: NodeJS.WriteStream, label: string): Progress {
  if (!stream.isTTY) return { update: () => {}, end: () => {} };
  let drawn = 0;
  return {
    update: (done, total) => {
      const now = performance.now();
      if (done !== total && now - drawn < DRAW_MS) return;
      drawn = now;
      const share = total ? done / total : 0;
      const full = Math.round(share * WIDTH);
      const bar = total ? `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %` : '';
      stream.write(`\r\x1b[K${label}  ${bar}  ${(done / 1e6).toFixed(1)} MB`);
    },
    end: () => void stream.write('\r\x1b[K'),
  };
}
