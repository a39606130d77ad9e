export { createNotifyClient, type NotifyClient } from '../../../generated/notify/client.ts';
export type { Notify, Schemas } from '../../../generated/notify/contract.ts';
