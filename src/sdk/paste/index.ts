export type { Paste, Schemas } from '../../../generated/paste/contract.ts';
export { createPasteClient } from './client.ts';
