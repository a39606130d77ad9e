// Enables Node's compile cache, which more than halves the start-up time. It is stored next to the program, never in a
// directory that other users can write to. If it cannot be written, every start compiles again and nothing else changes.
// NODE_COMPILE_CACHE sets another directory.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../.cache/compile', import.meta.url)),
);

/** Call it once everything is loaded: a killed server would not flush the cache. */
export const keepCompiled = () => flushCompileCache();
