// Checks that our servers can listen at their addresses, and that no other program does.
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';

import type { Settings } from '../../base/config/config.ts';
import { listenHosts } from '../../base/hosts.ts';
import { listenerUsers } from '../callback/processes.ts';
import { type Finding, failure, ok } from './finding.ts';

const TIMEOUT_MS = 5_000;
const HOSTS = ['127.0.0.1', '[::1]'] as const;
type Answer = 'annex' | 'other' | 'closed' | 'no address';

/** Binds UDP sockets, which need the same address and permission, and disturb no server. */
export async function checkHost({ host, platform, gateway, viewer, proxy }: Settings): Promise<Finding> {
  for (const [name, { port }] of Object.entries({ platform, gateway, viewer, proxy })) {
    if (port === undefined) continue; // it has the platform's
    try {
      const { address, family } = await lookup(host);
      const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
      await once(socket.bind(port, address), 'listening').finally(() => socket.close());
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const action = `set ANNEX_${name.toUpperCase()}_PORT to a port above 1023`;
      if (code === 'EACCES') return failure('host', `no permission to use port ${port}`, action);
      const observed = `${host} is not an address of this machine`;
      if (code !== 'EADDRINUSE') return failure('host', observed, 'set ANNEX_HOST to one that is');
    }
  }
  return ok('host', host);
}

/**
 * Asks both loopback addresses of our ports. Browsers try ::1 first for localhost, so another program there would receive
 * our requests with their cookies.
 */
export async function checkLocalhost(settings: Settings): Promise<Finding[]> {
  const { host, platform, gateway, watchdog, viewer, proxy } = settings;
  const isLocalhost = listenHosts(host).length > 1 || host === '::';
  const servers = Object.entries(isLocalhost ? { platform, gateway, watchdog, viewer, proxy } : { watchdog });
  const findings = await Promise.all(servers.map(([name, { port }]) => (port ? checkPort(name, port) : null)));
  const failures = findings.filter((finding) => finding !== null);
  return failures.length > 0 ? failures : [ok('localhost', 'no other program listens on the ports of Annex')];
}

async function checkPort(name: string, port: number): Promise<Finding | null> {
  const answers = await Promise.all(HOSTS.map((host) => ask(`http://${host}:${port}/health`)));
  const action = `stop the other program and restart Annex, or set ANNEX_${name.toUpperCase()}_PORT to another port`;
  const fail = (observed: string) => failure('localhost', `port ${port} (${name}): ${observed}`, action);
  const other = HOSTS.filter((_, index) => answers[index] === 'other');
  if (other.length > 0) return fail(`another program listens on ${other.join(' and ')}`);
  if (listenerUsers(port).size > 1) return fail('programs of different users listen on 127.0.0.1 and [::1]');
  const listening = HOSTS.filter((_, index) => answers[index] === 'annex');
  if (listening.length !== 1 || answers[1] === 'no address') return null;
  return fail(`only ${listening[0]} is in use, so another program could take the other loopback address`);
}

/** A server that is not ready answers with a problem, which is JSON too. */
async function ask(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.headers.get('content-type')?.includes('json') ? 'annex' : 'other';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') return 'closed';
    return code === 'EADDRNOTAVAIL' || code === 'ENETUNREACH' ? 'no address' : 'other';
  }
}
