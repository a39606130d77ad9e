// A short version of `npm run soak -- documents`.
import { expect, it } from 'vitest';
import { changeDocuments } from '../../scripts/soak/documents.ts';

it('of 50 random changes of valid documents, none ends the generation unexpectedly', async () => {
  expect(await changeDocuments(50, 11, () => {})).toEqual([]);
}, 300_000);
