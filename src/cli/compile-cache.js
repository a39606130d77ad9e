// Enables Node's compile cache, which more than halves the time of
// a start. Stored next to the program, never in a folder that other users can write to; where it cannot be
// written, every start compiles again and nothing else changes. NODE_COMPILE_CACHE chooses another folder.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../.cache/compile', import.meta.url)),
);

/** Flushes once everything is loaded, since a killed server would not. */
export const keepCompiled = () => flushCompileCache();
