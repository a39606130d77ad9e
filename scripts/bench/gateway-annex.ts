// The gateway as `annex gateway` runs it: default limits, validation of all messages and responses, and request logs.
import { readConfig } from '../../src/base/config/config.ts';
import { runGateway } from '../../src/servers/run-gateway.ts';

const flags = {
  'gateway-port': '0',
  'log-format': 'json',
  'gateway-sockets-max-frames-per-second': '1000000',
  'gateway-sockets-max-frames-per-second-and-address': '100000000',
};
const { port } = await runGateway(readConfig({ flags, folder: process.env['BENCH_DATA_DIR'] ?? '' }).settings);
console.log(`{"port":${port}}`);
