// Runs the conformance checks against Annex itself.
import { beforeAll, describe, expect, it } from 'vitest';
import { conform, type Report } from '../../../src/servers/conform.ts';
import { useWatchdog } from '../../areas/watchdog/server.ts';
import { useRunning } from '../../running.ts';
import { conformGateway, conformPlatform, conformViewer, documentsOf, type Target } from './annex-servers.ts';

const running = useRunning();
const startWatchdog = useWatchdog();
let targets: Readonly<Record<string, Target>>;

beforeAll(async () => {
  const platform = await conformPlatform(running);
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

/** The ids of skipped checks and the reasons of failed ones. */
const notPassed = ({ verdicts }: Report) =>
  verdicts.flatMap(({ id, verdict, reason }) => (verdict === 'pass' ? [] : [verdict === 'skipped' ? id : reason]));

describe('annex conform', () => {
  it.each([
    ['intents [C-status-retry-after]', ['linkIntent:effect']],
    ['gateway', []],
    ['packages', []],
    ['workspace', ['withdrawRequest:effect']],
    [
      'paste', // needs the login of a browser, and pages of files
      [
        'createPasteToken:accepts',
        'createPasteToken:survives',
        'createPasteToken:refuses',
        'createFile:effect',
        'updateFile:effect',
        'deleteFile:effect',
        'listFiles:pages',
        'listFiles:filters',
      ],
    ],
    [
      'identity',
      [
        'G-error-not-acceptable',
        'endLogin:accepts',
        'endLogin:survives',
        'endOtherSessions:accepts',
        'endOtherSessions:survives',
        'startPasskey:accepts',
        'startPasskey:survives',
        'createRecoveryCodes:accepts',
        'createRecoveryCodes:survives',
        'createPasskey:effect',
        'deletePasskey:effect',
        'listPasskeys:pages',
      ],
    ],
    ['platform', []],
  ])('passes for Annex in %s and cleans up', async (name, skipped) => {
    const [area = ''] = name.split(' ');
    const report = await conform({ ...documentsOf(area), ...(targets[area] as Target) });
    expect(notPassed(report)).toEqual(skipped);
    expect(report.left).toEqual([]);
  });

  it('passes for the watchdog and leaves it unchanged', async () => {
    const { url, client } = await startWatchdog();
    await client.startGateway();
    const report = await conform({ ...documentsOf('watchdog'), url, write: true, cases: 4 });
    expect(notPassed(report)).toEqual([]);
    const { auto_restart, gateway } = await client.getWatchdogStatus();
    expect([auto_restart, gateway.state]).toEqual([true, expect.stringMatching(/^(starting|running)$/)]);
  });
});
