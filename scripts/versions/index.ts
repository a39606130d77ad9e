// Compares every bundle with its last release. `--release` makes the current bundles the last release (npm run release).
import { resolve } from 'node:path';
import { check, release } from './released.ts';

const root = resolve(import.meta.dirname, '../..');
if (process.argv.includes('--release')) {
  const { released, refused } = await release(root);
  for (const line of released) console.log(`released ${line}`);
  if (released.length + refused.length === 0) console.log('nothing has changed since the last release');
  reportErrors(refused);
} else reportErrors(await check(root));

function reportErrors(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
}
