// Starts the bundled platform as the packed `annex` does.
import { keepCompiled } from '../../src/cli/compile-cache.js';

await import('../../.cache/bench/platform-server.js');
keepCompiled();
