import type { Screenshot } from './client.ts';

/** Labels for the source of a name. */
export const SOURCES: Readonly<Record<Screenshot['name_source'], string>> = {
  title: 'from title',
  'file-name': 'from file name',
  model: 'named by a model',
  agent: 'named by an agent',
  ocr: 'read from image',
  user: 'named by you',
  initial: 'unnamed',
  unknown: 'found in the directory',
};
