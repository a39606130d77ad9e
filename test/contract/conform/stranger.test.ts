import { describe, expect, it } from 'vitest';
import { conform } from '../../../src/contract/conform/index.ts';
import { useRunning } from '../../running.ts';
import { type Mistake, NOTES, startNotes } from './stranger.ts';

const running = useRunning();
const KEYS = ['account=ada:enigma', 'token=secret-token', 'keyInQuery=secret-key', 'login=secret-token'];

async function failures(mistake: Mistake | undefined, key: string, seed = 1) {
  const server = await startNotes(mistake);
  running.onClose(server.close);
  const report = await conform({ area: 'notes', openapi: NOTES, url: server.url, key, write: true, seed, cases: 6 });
  if (mistake === undefined) expect(report.left).toEqual([]);
  expect(report.requests).toBeGreaterThan(50);
  return report.verdicts.filter(({ verdict }) => verdict === 'fail').map(({ id, reason }) => `${id}: ${reason}`);
}

describe('the checks of another document', () => {
  it.each(KEYS)('pass for a correct server with %s', async (key) => {
    expect(await failures(undefined, key)).toEqual([]);
  });

  it.each([
    ['any-password', /^\S+ ?\S*:rejects: 200 with a wrong credential for account/],
    ['truncated-token', /:rejects: 20. with a wrong credential for (token|login)/],
    ['ignored-filter', /^get \/notes:filters: color=/],
    ['ignored-limit', /^get \/notes:pages: \d+ items with limit=\d/],
    ['kept-after-delete', /^delete \/notes\/\{noteId\}:effect: the removed item can still be read/],
    ['lost-change', /^put \/notes\/\{noteId\}:effect: (text|color) is /],
    ['same-note', /^addNote:effect: /],
  ] as const)('find the mistake %s', async (mistake, expected) => {
    const key = mistake === 'truncated-token' ? 'token=secret-token,login=secret-token' : 'account=ada:enigma';
    const found = await failures(mistake, key);
    expect(found.filter((line) => expected.test(line))).not.toEqual([]);
  });
});
