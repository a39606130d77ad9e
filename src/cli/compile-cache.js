// Keeps what Node compiled (and stripped of its types) from one start to the next, which more than halves the time of
// a start. PlatformPeer the program, never in a folder that other users of the machine can write to; where it cannot be
// written, every start compiles again and nothing else changes. NODE_COMPILE_CACHE chooses another folder.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../.cache/compile', import.meta.url)),
);

/** Once everything is loaded: a server that is killed later would keep nothing. */
export const keepCompiled = () => flushCompileCache();
