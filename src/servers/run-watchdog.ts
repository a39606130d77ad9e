// Starts the watchdog from the settings. Its gateway runs as `annex gateway` with the same flags.
import type { Settings } from '../base/config/config.ts';
import { reachableHost } from '../base/hosts.ts';
import { type ChildServer, launch, StartRefused } from './child-process.ts';
import type { RunningGateway } from './gateway.ts';
import { platformUrlOf, sharedOptions } from './shared-options.ts';
import { startWatchdog } from './watchdog.ts';

/** How to run `annex` as a child process. */
export interface Annex {
  /** The file of the command. */
  readonly entry: string;
  /** The settings as command-line flags. */
  readonly flags: readonly string[];
}

/** The ready message of a gateway process. */
export type GatewayReady = Pick<RunningGateway, 'port' | 'url' | 'socketUrl'>;

/** The ready message of a watchdog process. */
export interface WatchdogReady {
  readonly url: string;
  readonly gateway: GatewayReady | null;
}

export async function runWatchdog(settings: Settings, { entry, flags }: Annex) {
  const { host, gateway } = settings;
  let gatewayPort = gateway.port;
  let ready = null as GatewayReady | null;
  let first: ChildServer<GatewayReady> | undefined;
  const launchGateway = () => {
    const child = launch<GatewayReady>(entry, ['gateway', ...flags, '--gateway-port', String(gatewayPort)]);
    first ??= child;
    const listening = child.ready.then((message) => {
      ready = message;
      gatewayPort = message.port; // keeps a chosen port, so that clients find a restarted gateway at the same address
      return `http://${reachableHost(host)}:${message.port}`;
    });
    return { ...child, listening };
  };
  const { host: _unused, ...shared } = sharedOptions(settings, 'watchdog');
  const startReported = Promise.withResolvers<void>();
  const watchdog = await startWatchdog({
    ...shared,
    platformUrl: platformUrlOf(settings),
    port: settings.watchdog.port,
    launch: launchGateway,
    startReported: startReported.promise,
    settings: settings.watchdog,
  });
  const started = watchdog.service.start();
  const refused = first?.ended.then(({ refusal }) => {
    if (refusal !== null) throw new StartRefused(refusal);
    return started;
  });
  try {
    await Promise.race([started, refused]);
    startReported.resolve();
  } catch (error) {
    await watchdog.close();
    throw error;
  }
  refused?.catch(() => {});
  /** The gateway is null if it did not become healthy in time; the watchdog keeps trying. */
  return { ...watchdog, gateway: ready };
}
