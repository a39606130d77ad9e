// A process of its own that downloads one archive and dies on the way: <version as JSON> <file> <byte to die at>.
// Says so when every byte is there.
import { writeSync } from 'node:fs';
import { downloadArchive } from '../../src/sdk/packages/node/index.ts';

const [version = '{}', to = '', dieAt = ''] = process.argv.slice(2);
await downloadArchive(JSON.parse(version), {
  to,
  onProgress: (done, total) => {
    if (done >= Number(dieAt)) process.kill(process.pid, 'SIGKILL');
    if (done === total) writeSync(1, 'all');
  },
});
