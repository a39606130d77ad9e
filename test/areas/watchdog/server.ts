// The real watchdog on a free port. The gateway processes are stubs, and one real gateway answers the health checks.
import type { Settings } from '../../../generated/config/settings.ts';
import { createLog } from '../../../src/base/log/log.ts';
import type { Client } from '../../../src/contract/client/call.ts';
import { createWatchdogClient, type Watchdog } from '../../../src/sdk/watchdog/index.ts';
import { startWatchdog } from '../../../src/servers/watchdog.ts';
import { ManualClock } from '../../clock.ts';
import { type GatewayUnderTest, useRunning } from '../../running.ts';
import { StubGateway } from './stub-gateway.ts';
import { DEFAULTS } from './watched.ts';

export interface WatchdogUnderTest extends Awaited<ReturnType<typeof startWatchdog>> {
  readonly client: Client<Watchdog>;
  readonly clock: ManualClock;
  readonly children: readonly StubGateway[];
  readonly gateway: GatewayUnderTest;
}

export function useWatchdog(): (settings?: Partial<Settings['watchdog']>) => Promise<WatchdogUnderTest> {
  const running = useRunning();
  return async (settings = {}) => {
    const gateway = await running.gateway();
    const clock = new ManualClock();
    const children: StubGateway[] = [];
    const watchdog = await startWatchdog({
      port: 0,
      clock,
      log: createLog({ level: 'silent' }),
      violations: 'throw',
      settings: { ...DEFAULTS, probeTimeoutMs: 20_000, ...settings },
      launch: () => {
        const child = new StubGateway(101 + children.length);
        children.push(child);
        child.listen(gateway.url);
        return child;
      },
    });
    running.onClose(() => watchdog.close());
    return { ...watchdog, client: createWatchdogClient({ baseUrl: watchdog.url }), clock, children, gateway };
  };
}
