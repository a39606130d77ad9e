export { createPasteClient, type PasteClient } from '../../../generated/paste/client.ts';
export type { Paste, Schemas } from '../../../generated/paste/contract.ts';
