// A child process that downloads one archive and kills itself. Arguments: version as JSON, file, byte to die at. Prints
// `all` once it has received all bytes.
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
