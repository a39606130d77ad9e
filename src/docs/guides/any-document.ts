import { readFileSync } from 'node:fs';
import type { GuideText } from '../guides.ts';

export const anyDocument: GuideText = {
  name: 'any-document',
  title: 'Serve a document of your own',
  summary: 'What of OpenAPI and AsyncAPI the contract layer serves, and what it refuses at generation.',
  text: () => readFileSync(new URL('any-document.md', import.meta.url), 'utf8'),
};
