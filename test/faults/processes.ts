// Real processes: the watchdog, started by its command, and its gateway.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Client } from '../../src/contract/client/call.ts';
import type { OpenEnums } from '../../src/contract/client/index.ts';
import { createWatchdogClient, type Schemas, type Watchdog } from '../../src/sdk/watchdog/index.ts';
import { type Annex, FREE_PORTS, type Started } from '../cli/annex.ts';

export type Status = OpenEnums<Schemas['WatchdogStatus']>;

export interface Watching extends Started {
  readonly client: Client<Watchdog>;
  readonly gatewayUrl: string;
  /** Polls until the status matches. */
  until(wanted: (status: Status) => boolean): Promise<Status>;
}

const QUICK = { ANNEX_WATCHDOG_POLL_MS: '100', ANNEX_WATCHDOG_PROBE_TIMEOUT_MS: '2000' };

/** `annex watchdog` with a short poll, once its gateway is healthy. */
export async function startWatchdog(annex: Annex, env: Readonly<Record<string, string>> = {}): Promise<Watching> {
  const started = await annex.start(['watchdog'], { ...FREE_PORTS, ...QUICK, ...env }, 'watching the gateway');
  const [, url = '', gatewayUrl = ''] = /running: (\S+), .* at (\S+)\.$/m.exec(started.stdout()) ?? [];
  const client = createWatchdogClient({ baseUrl: url });
  const until = async (wanted: (status: Status) => boolean): Promise<Status> => {
    for (;;) {
      const status = await client.getWatchdogStatus();
      if (wanted(status)) return status;
      await new Promise((resolve) => setTimeout(resolve, 20)); // a poll, with no hurry
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

export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Whether the port is in use. */
export const isTaken = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(true));
    server.listen(Number(new URL(url).port), '127.0.0.1', () => server.close(() => resolve(false)));
  });
