// annex status: shows what the servers report, as their status pages do.
import { isProxyModeOff, PROXY_MODE_OFF } from '../base/proxy-mode.ts';
import { describeStatus } from '../base/time-text.ts';
import { createGatewayClient } from '../sdk/gateway/index.ts';
import { createPlatformClient } from '../sdk/platform/index.ts';
import { createWatchdogClient } from '../sdk/watchdog/index.ts';
import type { Arguments } from './arguments.ts';
import { printJson, table } from './print.ts';
import { clientConfig, statusAddresses } from './settings.ts';

const TIMEOUT_MS = 5_000;
const EVENTS = 5;

export async function statusCommand(args: Arguments): Promise<void> {
  const servers = args.lists['server'];
  const config = clientConfig(args.flags);
  const urls = statusAddresses(config);
  const to = (baseUrl: string) => ({ baseUrl, timeoutMs: TIMEOUT_MS });
  const readers = {
    platform: () => createPlatformClient(to(urls.platform)).getPlatformHealth(),
    viewer: () => createPlatformClient(to(urls.viewer)).getPlatformHealth(),
    gateway: () => createGatewayClient(to(urls.gateway)).getGatewayStatus(),
    watchdog: () => createWatchdogClient(to(urls.watchdog)).getWatchdogStatus(),
  };
  const isOwn = (name: keyof typeof readers) => name === 'platform' || urls[name] !== urls.platform;
  const running = (Object.keys(readers) as (keyof typeof readers)[]).filter(isOwn);
  const names = running.filter((name) => servers?.includes(name) ?? true);
  const reports = await Promise.all(
    names.map(async (name) => ({ name, url: urls[name], status: await readers[name]().catch(() => null) })),
  );
  const isHealthy = ({ status }: (typeof reports)[number]): boolean =>
    status !== null && (!('gateway' in status) || status.gateway.state === 'running');
  if (!reports.every(isHealthy)) process.exitCode = 1;
  if (args.options['json']) return printJson(Object.fromEntries(reports.map(({ name, ...report }) => [name, report])));
  const texts = reports.map(({ name, url, status }) => {
    if (status === null) return `${name}  ${url}\n  not responding`;
    const events = 'events' in status ? status.events.slice(-EVENTS) : [];
    const rows = events.map(({ at, kind, detail }) => [at, kind, detail]);
    return [`${name}  ${url}`, table(describeStatus(status), '  '), table(rows, '  ')].join('\n').trimEnd();
  });
  console.log([...texts, ...(isProxyModeOff(config.settings) ? [PROXY_MODE_OFF] : [])].join('\n\n'));
}
