import type { Screenshot } from './client.ts';

/** Where a name came from, in words. */
export const SOURCES: Readonly<Record<Screenshot['name_source'], string>> = {
  title: 'from the title',
  'file-name': 'from the file name',
  model: 'named by a model',
  agent: 'named by an agent',
  ocr: 'read in the picture',
  user: 'named by you',
  initial: 'not named',
  unknown: 'found in the folder',
};
