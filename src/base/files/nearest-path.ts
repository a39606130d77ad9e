import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';

/** The path itself if it exists, else the first one above it that does. */
export function nearestPath(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch {
    return path === dirname(path) ? path : nearestPath(dirname(path));
  }
}
