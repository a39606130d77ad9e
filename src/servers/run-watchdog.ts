// The watchdog with real gateway processes: `annex gateway`, with the flags that the watchdog was given.
import type { Settings } from '../base/config/config.ts';
import { reachableHost } from '../base/reachable-host.ts';
import { type ChildServer, launch } from './child-process.ts';
import { platformUrlOf, sharedOptions } from './shared-options.ts';
import { StartRefused } from './start-refused.ts';
import { type RunningWatchdog, startWatchdog } from './watchdog.ts';

/** How to run `annex` as a child. */
export interface Annex {
  /** The file that is the command. */
  readonly entry: string;
  /** Settings, as arguments. */
  readonly flags: readonly string[];
}

/** The ready message of a gateway process. */
export interface GatewayReady {
  readonly port: number;
  readonly url: string;
  readonly socketUrl: string;
}

/** The ready message of a watchdog process. */
export interface WatchdogReady {
  readonly url: string;
  readonly gateway: GatewayReady | null;
}

export interface StartedWatchdog extends RunningWatchdog {
  /** Null when the gateway has not become healthy within its start grace: the watchdog goes on trying. */
  readonly gateway: GatewayReady | null;
}

export async function runWatchdog(settings: Settings, { entry, flags }: Annex): Promise<StartedWatchdog> {
  const { host, gateway } = settings;
  let gatewayPort = gateway.port;
  let ready: GatewayReady | null = null;
  let first: ChildServer<GatewayReady> | undefined;
  const launchGateway = () => {
    const child = launch<GatewayReady>(entry, ['gateway', ...flags, '--gateway-port', String(gatewayPort)]);
    first ??= child;
    const listening = child.ready.then((told) => {
      ready = told;
      gatewayPort = told.port; // a free port is kept, so that clients find a restarted gateway at the same address
      return `http://${reachableHost(host)}:${told.port}`;
    });
    return { ...child, listening };
  };
  const { host: _always, ...shared } = sharedOptions(settings);
  const platformUrl = platformUrlOf(settings);
  const begun = Promise.withResolvers<void>();
  const watchdog = await startWatchdog({
    ...shared,
    platformUrl,
    port: settings.watchdog.port,
    launch: launchGateway,
    begun: begun.promise,
    settings: settings.watchdog,
  });
  const started = watchdog.service.start();
  const refused = first?.ended.then(({ refusal }) => {
    if (refusal !== null) throw new StartRefused(refusal);
    return started;
  });
  try {
    await Promise.race([started, refused]);
    begun.resolve();
  } catch (error) {
    await watchdog.close();
    throw error;
  }
  refused?.catch(() => {});
  return { ...watchdog, gateway: ready };
}
