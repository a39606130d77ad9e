// The gateway as `annex gateway` runs it: the default limits, every message and answer validated, every request logged.
import { readConfig } from '../../src/config/config.ts';
import { runGateway } from '../../src/servers/from-settings.ts';

const flags = { 'gateway-port': '0', 'log-format': 'json' };
const { port } = await runGateway(readConfig({ flags, folder: process.env['BENCH_DATA_DIR'] ?? '' }).settings);
console.log(`{"port":${port}}`);
