// Checks that the addresses of this installation are reached from here as they are set, through proxies and TLS.
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import { DAY_MS } from '../../base/clock.ts';
import type { Settings } from '../../base/config/config.ts';
import { isThisMachine } from '../../base/hosts.ts';
import { readLimitedBody } from '../../contract/node-fetch.ts';
import { addressesOf } from '../settings.ts';
import { type Finding, failure, ok, reasonOf, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 65_536;
const SOON_DAYS = 14;

export async function checkAddresses(settings: Settings): Promise<Finding[]> {
  const { platform, gateway, gatewaySocket, viewer } = addressesOf(settings);
  const hasViewer = settings.viewer.url || !settings.databaseUrl; // nodes need none; one machine always has it
  const secure = [...new Set([platform, gateway])].filter((url) => url.startsWith('https:'));
  return [
    await checkPlatform(platform),
    ...(settings.databaseUrl ? [] : await checkClock(platform)), // that of nodes is the clock of the database
    await checkAnswer('gateway', gateway, '/status', 'ANNEX_GATEWAY_URL'),
    await checkSocket(gatewaySocket),
    ...(hasViewer ? [await checkAnswer('viewer', viewer, '/health', 'ANNEX_VIEWER_URL')] : []),
    ...(await Promise.all(secure.map(checkCertificate))),
  ];
}

/** The issuer of the OAuth server is the base address of the installation that responds. */
async function checkPlatform(url: string): Promise<Finding> {
  const reached = await checkAnswer('platform', url, '/health', 'ANNEX_BASE_URL');
  if (reached.status !== 'ok') return reached;
  const metadata = await read(`${url}/.well-known/oauth-authorization-server`).catch(() => null);
  const issuer = (metadata as { readonly issuer?: string } | null)?.issuer ?? '';
  const isSame =
    issuer === url ||
    (isThisMachine(new URL(url).hostname) && URL.canParse(issuer) && new URL(issuer).port === new URL(url).port);
  if (isSame) return reached;
  const observed = `${url} is answered by an installation whose address is ${issuer.slice(0, 200) || 'unknown'}`;
  return failure('platform', observed, 'set ANNEX_BASE_URL of all nodes to the same address, the one that users open');
}

/** Nothing if both agree, or if the platform does not respond. */
async function checkClock(url: string): Promise<Finding[]> {
  const health = await read(`${url}/health`).catch(() => null);
  const seconds = Number((health as { readonly clock_offset_seconds?: number } | null)?.clock_offset_seconds ?? 0);
  if (seconds === 0) return [];
  const observed = `the server is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the system time`;
  const action = 'set the system time: timedatectl set-ntp true; the server follows it after a minute';
  return [warning('server clock', observed, action)];
}

async function checkAnswer(name: string, url: string, path: string, variable: string): Promise<Finding> {
  try {
    await read(`${url}${path}`);
    return ok(name, `${url} responds`);
  } catch (error) {
    const action = `start it with annex start; if it runs, check ${variable} and the proxy in front of it`;
    return failure(name, `${url}${path}: ${reasonOf(error)}`, action);
  }
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error('the response is not from Annex');
  const body = await readLimitedBody(response, MAX_BYTES);
  if (!body) throw new Error('the response is too large to be from Annex');
  return JSON.parse(body.toString());
}

export async function checkSocket(url: string): Promise<Finding> {
  const socket = new WebSocket(url, { handshakeTimeout: TIMEOUT_MS, followRedirects: false });
  try {
    await once(socket, 'open');
    return ok('WebSocket', `${url} opens`);
  } catch (error) {
    const action = 'let the proxy pass the headers Upgrade and Connection (HTTP/1.1), and check ANNEX_GATEWAY_WS_URL';
    return failure('WebSocket', `${url}: ${reasonOf(error)}`, action);
  } finally {
    socket.terminate();
  }
}

export function checkCertificate(url: string): Promise<Finding> {
  const { hostname: host, port } = new URL(url);
  const hostname = host.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const name = isIP(hostname) ? {} : { servername: hostname };
    const socket = connect({ host: hostname, ...name, port: Number(port || 443), rejectUnauthorized: false });
    const finish = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    const label = `certificate of ${hostname}`;
    socket.setTimeout(TIMEOUT_MS, () => finish(failure(label, 'no response', 'check the proxy that provides https')));
    socket.once('error', (error) => finish(failure(label, reasonOf(error), 'check the proxy that provides https')));
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
      if (days < 0) return finish(failure(label, `expired ${-days} days ago`, 'renew the certificate'));
      if (days < SOON_DAYS) return finish(warning(label, `expires in ${days} days`, 'renew the certificate'));
      finish(ok(label, `expires in ${days} days`));
    });
  });
}
