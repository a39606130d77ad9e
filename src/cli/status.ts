// annex status: shows what the servers report, as their status pages do.
import { readConfig, type Settings } from '../base/config/config.ts';
import { reachableHost } from '../base/hosts.ts';
import { describeStatus } from '../base/time-text.ts';
import { createGatewayClient } from '../sdk/gateway/index.ts';
import { createPasteClient } from '../sdk/paste/index.ts';
import { createPlatformClient } from '../sdk/platform/index.ts';
import { createWatchdogClient } from '../sdk/watchdog/index.ts';
import type { Arguments } from './arguments.ts';
import { platformAddress } from './clients.ts';
import { printJson, table } from './print.ts';

const TIMEOUT_MS = 5_000;
const EVENTS = 5;

function clientsOf(settings: Settings) {
  const { host, gateway, watchdog, viewer } = settings;
  const to = (baseUrl: string) => ({ baseUrl, timeoutMs: TIMEOUT_MS });
  const local = (port: number) => `http://${reachableHost(host)}:${port}`;
  const urls = {
    platform: platformAddress(settings),
    viewer: viewer.url ?? local(viewer.port),
    gateway: gateway.url ?? local(gateway.port),
    watchdog: `http://127.0.0.1:${watchdog.port}`, // always on loopback
  };
  return {
    platform: { url: urls.platform, read: () => createPlatformClient(to(urls.platform)).getPlatformHealth() },
    viewer: { url: urls.viewer, read: () => createPasteClient(to(urls.viewer)).getViewerHealth() },
    gateway: { url: urls.gateway, read: () => createGatewayClient(to(urls.gateway)).getGatewayStatus() },
    watchdog: { url: urls.watchdog, read: () => createWatchdogClient(to(urls.watchdog)).getWatchdogStatus() },
  };
}

export async function statusCommand({ flags, options }: Arguments): Promise<void> {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const reports = await Promise.all(
    Object.entries(clientsOf(settings)).map(async ([name, { url, read }]) => {
      return { name, url, status: await read().catch(() => null) };
    }),
  );
  const isHealthy = ({ status }: (typeof reports)[number]): boolean =>
    status !== null && (!('gateway' in status) || status.gateway.state === 'running');
  if (!reports.every(isHealthy)) process.exitCode = 1;
  if (options['json']) return printJson(Object.fromEntries(reports.map(({ name, ...report }) => [name, report])));
  const texts = reports.map(({ name, url, status }) => {
    if (status === null) return `${name}  ${url}\n  not responding`;
    const events = 'events' in status ? status.events.slice(-EVENTS) : [];
    const rows = events.map(({ at, kind, detail }) => [at, kind, detail]);
    return [`${name}  ${url}`, table(describeStatus(status), '  '), table(rows, '  ')].join('\n').trimEnd();
  });
  console.log(texts.join('\n\n'));
}
