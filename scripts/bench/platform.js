// Starts as `annex` does: loads the compile cache of the last start, then the program.
import { keepCompiled } from '../../src/cli/compile-cache.js';

await import('./platform-server.ts');
keepCompiled();
