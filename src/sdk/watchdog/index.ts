export { createWatchdogClient, type WatchdogClient } from '../../../generated/watchdog/client.ts';
export type { Schemas, Watchdog } from '../../../generated/watchdog/contract.ts';
