// Runs the checks against servers with planted faults.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conform } from '../../../src/servers/conform.ts';
import { useWatchdog } from '../../areas/watchdog/server.ts';
import { useRunning } from '../../running.ts';
import { conformGateway, conformPlatform, conformViewer, documentsOf, type Target } from './annex-servers.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { PLANTED } from './planted/index.ts';

const running = useRunning();
const startWatchdog = useWatchdog();
let targets: Readonly<Record<string, Target>>;
const caught: string[] = [];

beforeAll(async () => {
  const platform = await conformPlatform(running, { intents: { maxEndedPerAddress: 10_000 } });
  const [gateway, paste] = [await conformGateway(running), await conformViewer(running)];
  targets = { intents: platform, identity: platform, packages: platform, workspace: platform, gateway, paste };
});

afterAll(() => {
  console.log(`annex conform caught ${caught.length} of ${PLANTED.length} planted faults`);
});

describe('annex conform', () => {
  it('has 40 faults or more', () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(40);
    expect(new Set(PLANTED.map(({ name }) => name)).size).toBe(PLANTED.length);
  });

  it.each(PLANTED)('finds $name', { timeout: 60_000 }, async ({ name, area, checks, fault }) => {
    const target = area === 'watchdog' ? { url: (await startWatchdog()).url, write: true } : (targets[area] as Target);
    const url = await startFaultyProxy(target.url, fault(target), running.onClose);
    const report = await conform({ ...documentsOf(area), ...target, url, patienceMs: 500, only: checks });
    const failed = report.verdicts.filter(({ verdict }) => verdict === 'fail');
    expect(failed.map(({ reason }) => reason)).not.toEqual([]);
    expect(failed[0]?.reason).not.toMatch(/no response|cannot open a socket|unexpected shape/);
    caught.push(name);
  });

  it('finds no fault if none is planted', { timeout: 60_000 }, async () => {
    for (const area of ['packages', 'gateway']) {
      // annex.test.ts runs all checks of all areas
      const target = targets[area] as Target;
      const only = PLANTED.filter((each) => each.area === area).flatMap(({ checks }) => checks);
      const url = await startFaultyProxy(target.url, {}, running.onClose);
      const report = await conform({ ...documentsOf(area), ...target, url, only });
      expect(report.verdicts.map(({ id, verdict, reason }) => [id, verdict, reason])).toEqual(
        report.verdicts.map(({ id }) => [id, 'pass', undefined]),
      );
    }
  });
});
