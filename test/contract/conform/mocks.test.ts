import { describe, expect, it } from 'vitest';
import { conform } from '../../../src/servers/conform.ts';
import * as mocks from '../../../src/servers/mock.ts';
import { useRunning } from '../../running.ts';
import { documentsOf } from './annex-servers.ts';

const running = useRunning();

describe('annex conform on the mocks', () => {
  it.each([
    ['gateway', mocks.mockGatewayHttp],
    ['identity', mocks.mockIdentity],
    ['notify', mocks.mockNotify],
    ['intents', mocks.mockIntents],
    ['packages', mocks.mockPackages],
    ['paste', mocks.mockPaste],
    ['platform', mocks.mockPlatform],
    ['watchdog', mocks.mockWatchdog],
    ['workspace', mocks.mockWorkspace],
  ] as const)('passes all checks that need no state: %s', async (area, start) => {
    const mock = await start();
    running.onClose(() => mock.close());
    const report = await conform({
      ...documentsOf(area),
      ...{ url: mock.url, key: 'ak_any', cookie: '__Host-annex_session=any', write: true, stateless: true, cases: 6 },
    });
    expect(report.verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    expect(report.verdicts.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(5);
  });
});
