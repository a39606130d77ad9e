// How `annex` starts: the compiled code of the last start first, then the program.
import { keepCompiled } from '../../src/cli/compile-cache.js';

await import('./platform-server.ts');
keepCompiled();
