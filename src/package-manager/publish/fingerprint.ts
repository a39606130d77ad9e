import type { Stats } from 'node:fs';

/** A file that changed this shortly before the build can change again without a new timestamp. */
const RACY_MS = 100;

/** Changes whenever the file is written, replaced or moved. */
export const fingerprintOf = (stats: Stats | undefined): string =>
  stats ? `${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}:${stats.ino}` : '';

/** Whether any later change of the file will change its fingerprint. */
export const isSettled = ({ ctimeMs, mtimeMs }: Stats, startedMs: number): boolean =>
  Math.max(ctimeMs, mtimeMs) < startedMs - RACY_MS;
