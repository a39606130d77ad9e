// Real processes: `annex watchdog` and its gateway.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Client } from '../../src/contract/client/call.ts';
import type { OpenEnums } from '../../src/contract/client/index.ts';
import { createWatchdogClient, type Schemas, type Watchdog } from '../../src/sdk/watchdog/index.ts';
import { type Annex, FREE_PORTS, type Started } from '../cli/annex.ts';

export type Status = OpenEnums<Schemas['WatchdogStatus']>;

export interface WatchdogProcess extends Started {
  readonly client: Client<Watchdog>;
  readonly gatewayUrl: string;
  /** Polls until the status matches. */
  until(matches: (status: Status) => boolean): Promise<Status>;
}

const FAST_SETTINGS = { ANNEX_WATCHDOG_POLL_MS: '100', ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '2000' };

/** Starts `annex watchdog` with a short poll interval, and resolves once its gateway is healthy. */
export async function startWatchdog(
  annex: Annex,
  env: Readonly<Record<string, string>> = {},
): Promise<WatchdogProcess> {
  const started = await annex.start(['watchdog'], { ...FREE_PORTS, ...FAST_SETTINGS, ...env }, 'watching the gateway');
  const [, url = '', gatewayUrl = ''] = /running: (\S+), .* at (\S+)\.$/m.exec(started.stdout()) ?? [];
  const client = createWatchdogClient({ baseUrl: url });
  const until = async (matches: (status: Status) => boolean): Promise<Status> => {
    for (;;) {
      const status = await client.getWatchdogStatus();
      if (matches(status)) return status;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { ...started, client, gatewayUrl, until };
}

/** Whether a process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

export async function waitForExit(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const isPortInUse = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(true));
    server.listen(Number(new URL(url).port), '127.0.0.1', () => server.close(() => resolve(false)));
  });
