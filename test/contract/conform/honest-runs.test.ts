// Runs all checks with some seeds against correct servers, with more in the soak: a check that fails here is wrong. Each of
// our own areas with one seed: annex.test.ts.
import { beforeAll, describe, expect, it } from 'vitest';
import * as generic from '../../../src/contract/conform/index.ts';
import { conform } from '../../../src/servers/conform.ts';
import { seed as firstSeed, rounds } from '../../rounds.ts';
import { useRunning } from '../../running.ts';
import { conformGateway, conformPlatform, conformViewer, documentsOf, type Target } from './annex-servers.ts';
import { NOTES, startNotes } from './stranger.ts';

const running = useRunning();
const AREAS = ['notes', 'intents', 'workspace', 'identity', 'packages', 'platform', 'gateway', 'paste'] as const;
const RUNS = Array.from({ length: rounds(3) }, (_, at) => ({
  seed: firstSeed(0) + 1_000 * at,
  area: AREAS[at % AREAS.length] ?? 'notes',
}));
let targets: Readonly<Record<string, Target>>;

beforeAll(async () => {
  const platform = await conformPlatform(running, { intents: { maxEndedPerAddress: 10_000 } });
  const [gateway, paste] = [await conformGateway(running), await conformViewer(running)];
  targets = {
    intents: platform,
    identity: platform,
    packages: platform,
    platform,
    workspace: platform,
    gateway,
    paste,
  };
});

async function run(area: string, seed: number) {
  if (area !== 'notes') return conform({ ...documentsOf(area), ...(targets[area] as Target), seed });
  const server = await startNotes();
  running.onClose(server.close);
  const key = 'account=ada:enigma,token=secret-token';
  return generic.conform({ area, openapi: NOTES, url: server.url, key, write: true, seed });
}

describe('annex conform', () => {
  it.each(RUNS)('finds nothing wrong with $area, seed $seed', { timeout: 120_000 }, async ({ area, seed }) => {
    const { verdicts, left } = await run(area, seed);
    expect(verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(10);
    expect(left).toEqual([]);
  });
});
