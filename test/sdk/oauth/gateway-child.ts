// The real gateway as a separate process that a test can kill. It prints its address.
import { systemClock } from '../../../src/base/clock.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { startGateway } from '../../../src/servers/gateway.ts';

const [port = '0'] = process.argv.slice(2);
const log = createLog({ level: 'silent' });
const gateway = await startGateway({
  host: '127.0.0.1',
  port: Number(port),
  clock: systemClock,
  log,
  violations: 'throw',
});
console.log(gateway.url);
