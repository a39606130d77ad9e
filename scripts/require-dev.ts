// Ends a script that needs the development dependencies where `npm ci --omit=dev` has left them out.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

if (!existsSync(resolve(import.meta.dirname, '../node_modules/esbuild'))) {
  console.error('This needs the development dependencies. Install them first: npm ci');
  process.exit(1);
}
