import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installOften, serveClosing } from '../../scripts/soak/packages/closing-servers.ts';

const INSTALLS = 18; // each size twice; more in `npm run soak -- packages`

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-closing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a server that closes every connection', () => {
  it(`does not end the client process in ${INSTALLS} installs`, { timeout: 120_000 }, async () => {
    const repository = await serveClosing(folder, 20_261_116);
    const result = await installOften(repository, join(folder, 'roots'), INSTALLS);
    repository.close();
    expect(result).toEqual({ installed: INSTALLS, complaint: '' });
  });
});
