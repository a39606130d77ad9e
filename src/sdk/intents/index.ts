export type { Intents, Schemas } from '../../../generated/intents/contract.ts';
export { createIntentsClient } from './client.ts';
