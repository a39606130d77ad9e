// Checks the proxy in front of the platform with one intent, which is created and cancelled through it: whether an event
// stream passes at once, and which address the platform has seen. A forged header is sent along.
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { json } from 'node:stream/consumers';
import type { Settings } from '../../base/config/config.ts';
import { isLoopbackAddress, isThisMachine } from '../../base/hosts.ts';
import { openUnmigrated } from '../../base/state/open.ts';
import { sql } from '../../base/state/sql.ts';
import { createAddressList, plainAddress } from '../../contract/address.ts';
import { trustedProxiesOf } from '../../servers/shared-options.ts';
import { type Finding, failure, ok, reasonOf, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;
/** No client has it (RFC 5737). A proxy must replace it, or add the address of its client to it. */
const FORGED = '192.0.2.99';
/** Tells doctor from the proxy if both are on this machine. */
const OTHER_LOOPBACK = '127.0.0.2';

/** Nothing without https, which only a proxy can provide. */
export async function checkProxy(baseUrl: string, settings: Settings): Promise<Finding[]> {
  const { intents, ...place } = settings;
  const trustedProxies = trustedProxiesOf(settings);
  if (!baseUrl.startsWith('https:') || trustedProxies.length === 0) return [];
  const { address } = await lookup(new URL(baseUrl).hostname.replace(/^\[|\]$/g, ''), 4).catch(() => ({ address: '' }));
  const source: RequestOptions = isThisMachine(address) ? { localAddress: OTHER_LOOPBACK, family: 4 } : {};
  const send = (path: string, options: RequestOptions, ms = TIMEOUT_MS, body = '') =>
    respond(`${baseUrl}/auth/intents${path}`, { ...source, ...options, signal: AbortSignal.timeout(ms) }, body);
  try {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': FORGED };
    const name = `annex doctor ${process.pid}`;
    const created = await send('', { method: 'POST', headers }, TIMEOUT_MS, JSON.stringify({ app_name: name }));
    const { token } = (await json(created)) as { readonly token: string };
    try {
      const own = plainAddress(created.socket.localAddress ?? '');
      const seen = await addressOf(name, { url: place.databaseUrl, dataDir: place.dataDir }).catch(() => '');
      const patience = intents.keepAliveMs + TIMEOUT_MS;
      const stream = send(`/${token}/status`, { headers: { accept: 'text/event-stream' } }, patience);
      return [
        judgeAddress(seen, own, createAddressList(trustedProxies)),
        await judgeStream(stream, intents.keepAliveMs),
      ];
    } finally {
      await send(`/${token}`, { method: 'DELETE' }).then((response) => response.resume());
    }
  } catch (error) {
    const action = 'check that the proxy passes POST, GET and DELETE requests to the platform';
    return [failure('proxy', reasonOf(error), action)];
  }
}

async function respond(url: string, options: RequestOptions, body: string): Promise<IncomingMessage> {
  const call = request(url, { ...options, agent: false });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if ((response.statusCode ?? 0) < 300) return response;
  response.destroy();
  throw new Error(`${new URL(url).origin} responded with status ${response.statusCode}`);
}

async function addressOf(name: string, place: { url: string | undefined; dataDir: string }): Promise<string> {
  const database = await openUnmigrated({ ...place, role: 'command', connections: 1 });
  try {
    const newest = sql`where app_name = ${name} order by created_at desc limit 1`;
    const [row] = await database.read(sql`select address from intents ${newest}`);
    return String(row?.['address'] ?? '');
  } finally {
    await database.close();
  }
}

function judgeAddress(seen: string, own: string, isTrusted: (address: string) => boolean): Finding {
  const name = 'forwarded addresses';
  if (seen === FORGED) {
    const action = 'let the proxy replace the header: proxy_set_header X-Forwarded-For $remote_addr';
    return failure(name, 'clients can forge their address: the proxy forwards their X-Forwarded-For', action);
  }
  if (seen === '') {
    const action = 'run annex doctor on the machine of the servers, with their settings';
    return warning(name, 'the address that the platform sees is not known here', action);
  }
  if (isTrusted(own) || seen === own) return ok(name, `the platform sees ${seen}`);
  if (isTrusted(seen)) {
    const action = 'let the proxy send the header: proxy_set_header X-Forwarded-For $remote_addr';
    return warning(name, `the proxy ${seen} sends no X-Forwarded-For: all users count as one address`, action);
  }
  if (!isLoopbackAddress(seen)) return ok(name, `the platform sees ${seen}`);
  return warning(name, `requests come from ${seen}, which is not trusted`, `add ${seen} to ANNEX_TRUSTED_PROXIES`);
}

/** A comment arrives after the keep-alive interval, unless the proxy holds it back. */
async function judgeStream(stream: Promise<IncomingMessage>, keepAliveMs: number): Promise<Finding> {
  const name = 'event streams';
  try {
    const response = await stream;
    const started = performance.now();
    const ended = once(response, 'end').then(() => Promise.reject(new Error('it ended at once')));
    await Promise.race([once(response, 'data'), ended]);
    response.destroy();
    const lateMs = Math.max(0, Math.round(performance.now() - started - keepAliveMs));
    return ok(name, `the first byte arrives ${lateMs} ms after it was sent`);
  } catch (error) {
    const observed = `nothing of a stream arrived through the proxy: ${reasonOf(error)}`;
    const action = 'switch off buffering in the proxy: proxy_buffering off, and keep X-Accel-Buffering';
    return warning(name, observed, action);
  }
}
