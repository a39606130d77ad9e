export type { Schemas, Watchdog } from '../../../generated/watchdog/contract.ts';
export { createWatchdogClient } from './client.ts';
