// A child process that mirrors a repository until it is killed. Arguments: URL, directory. Prints `done` at the end.
import { writeSync } from 'node:fs';
import { mirrorRepository } from '../../src/sdk/packages/node/index.ts';

const [url = '', to = ''] = process.argv.slice(2);
await mirrorRepository(url, { to });
writeSync(1, 'done');
