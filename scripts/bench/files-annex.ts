// Our paste area alone.
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { startViewer } from '../../src/servers/viewer.ts';

const { port } = await startViewer({
  host: '127.0.0.1',
  port: 0,
  clock: systemClock,
  log: createLog({ level: 'silent' }),
  violations: 'report',
  projectDir: join(process.env['BENCH_DATA_DIR'] ?? '', 'project'),
  paste: { ocr: { enabled: false }, localAccess: 'any' },
});
console.log(`{"port":${port}}`);
