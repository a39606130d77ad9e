export { createPasteClient, type PasteClient } from '../../../generated/paste/client.ts';
export type { Paste, Schemas } from '../../../generated/paste/contract.ts';
export { type UploadedFile, type UploadOptions, type UploadSource, uploadFile } from './upload.ts';
