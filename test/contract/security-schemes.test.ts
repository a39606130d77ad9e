// Every security scheme of OpenAPI: what `authenticate` gets, and what the client sends.
import { request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import type { Authenticate } from '../../src/contract/server/index.ts';
import { measureCpu } from '../cpu-time.ts';
import { DONE, documentOf, generateThings, type Loose, serveThings } from './generated-service.ts';

const SCHEMES = {
  password: { type: 'http', scheme: 'Basic' },
  token: { type: 'http', scheme: 'bearer' },
  oauth: { type: 'oauth2', flows: { implicit: { authorizationUrl: '/', scopes: { read: '', write: '' } } } },
  openid: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/' },
  queryKey: { type: 'apiKey', in: 'query', name: 'api key' },
  headerKey: { type: 'apiKey', in: 'header', name: 'X-Key' },
  digest: { type: 'http', scheme: 'Digest' },
  certificate: { type: 'mutualTLS' },
};
const get = (operationId: string, security: object[]) => ({ get: { operationId, security, responses: DONE } });
const document = documentOf(
  {
    '/password': get('byPassword', [{ password: [] }]),
    '/oauth': get('byOauth', [{ oauth: ['read', 'write'] }]),
    '/openid': get('byOpenid', [{ openid: [] }]),
    '/query': get('byQuery', [{ queryKey: [] }]),
    '/digest': get('byDigest', [{ digest: [] }]),
    '/certificate': get('byCertificate', [{ certificate: [] }, { token: [] }]),
    '/both': get('byBoth', [{ queryKey: [], password: [] }, { headerKey: [] }]),
    '/optional': get('optional', [{ certificate: [] }, {}]),
    '/roles': get('byRole', [{ headerKey: ['Site admin "x"', 'ö'] }]),
    '/either': get('byEither', [{ oauth: ['read'] }, { oauth: ['write', 'more'] }]),
    '/mixed': get('byMixed', [{ headerKey: ['write'], password: ['read'] }]),
  },
  { components: { securitySchemes: SCHEMES } },
);

interface Seen {
  readonly scheme: string;
  readonly credential: string;
  readonly scopes: readonly string[];
}

async function start(answer: (scheme: string, credential: string) => object | null = (scheme) => ({ scheme })) {
  const seen: Seen[] = [];
  const callers: unknown[] = [];
  const handler = ({ caller }: Loose, reply: Loose) => {
    callers.push(caller);
    return reply.empty(204);
  };
  const ids = ['byPassword', 'byOauth', 'byOpenid', 'byQuery', 'byDigest', 'byCertificate', 'byBoth', 'optional'];
  const authenticate: Authenticate = (scheme, credential, _address, scopes) => {
    seen.push({ scheme, credential, scopes });
    return answer(scheme, credential);
  };
  const handlers = Object.fromEntries(ids.map((id) => [id, handler]));
  const served = await serveThings(await generateThings(document), handlers, { authenticate });
  return { ...served, seen, callers };
}
const authorized = (url: string, value: string) => fetch(url, { headers: { Authorization: value } });

describe('authenticate', () => {
  it('gets the user name and password of basic', async () => {
    const { url, seen } = await start();
    expect((await authorized(`${url}/password`, `Basic ${btoa('ada:x:y')}`)).status).toBe(204);
    expect(seen).toEqual([{ scheme: 'password', credential: 'ada:x:y', scopes: [] }]);
    const refused = ['Basic', `Basic ${btoa('ada')}`, `Bearer ${btoa('ada:x')}`, 'Basic !!!'];
    for (const value of refused) expect((await authorized(`${url}/password`, value)).status, value).toBe(401);
    const without = await fetch(`${url}/password`);
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Basic']);
    expect(seen).toHaveLength(1);
  });

  it('gets the token and the scopes of OAuth and OpenID Connect', async () => {
    const { url, seen } = await start();
    expect((await authorized(`${url}/oauth`, 'Bearer abc')).status).toBe(204);
    expect((await authorized(`${url}/openid`, 'Bearer def')).status).toBe(204);
    expect(seen).toEqual([
      { scheme: 'oauth', credential: 'abc', scopes: ['read', 'write'] },
      { scheme: 'openid', credential: 'def', scopes: [] },
    ]);
  });

  it('gets a key from the query, unless it is repeated', async () => {
    const { url, seen } = await start();
    expect((await fetch(`${url}/query?api%20key=a%26b`)).status).toBe(204);
    expect((await fetch(`${url}/query?api%20key=a&api+key=b`)).status).toBe(401);
    expect((await fetch(`${url}/query?key=a`)).status).toBe(401);
    expect(seen).toEqual([{ scheme: 'queryKey', credential: 'a&b', scopes: [] }]);
  });

  it('gets other HTTP schemes and certificates as they are, and never a bearer token in their place', async () => {
    const { url, seen } = await start();
    expect((await authorized(`${url}/digest`, 'digest username="ada", response="1"')).status).toBe(204);
    expect((await authorized(`${url}/digest`, 'Bearer abc')).status).toBe(401);
    expect((await authorized(`${url}/certificate`, 'Bearer abc')).status).toBe(204);
    expect((await fetch(`${url}/certificate`)).status).toBe(204);
    expect((await fetch(`${url}/optional`)).status).toBe(204);
    expect(seen).toEqual([
      { scheme: 'digest', credential: 'username="ada", response="1"', scopes: [] },
      { scheme: 'token', credential: 'abc', scopes: [] },
      { scheme: 'certificate', credential: '', scopes: [] },
    ]);
  });

  it('must accept every scheme of a combination', async () => {
    const { url, seen, callers } = await start((scheme, credential) =>
      credential.includes('bad') ? null : { scheme },
    );
    const password = (text: string) => ({ headers: { Authorization: `Basic ${btoa(text)}` } });
    expect((await fetch(`${url}/both?api+key=a`, password('ada:x'))).status).toBe(204);
    expect(callers).toEqual([{ queryKey: { scheme: 'queryKey' }, password: { scheme: 'password' } }]);
    expect((await fetch(`${url}/both?api+key=a`, password('ada:bad'))).status).toBe(401);
    expect((await fetch(`${url}/both?api+key=bad`, password('ada:x'))).status).toBe(401);
    seen.length = 0;
    const half = await fetch(`${url}/both`, password('ada:x'));
    expect([half.status, half.headers.get('www-authenticate')]).toEqual([401, 'api key, Basic, X-Key']);
    expect(seen).toEqual([]);
    expect((await fetch(`${url}/both`, { headers: { 'X-Key': 'k' } })).status).toBe(204);
  });

  it.each([
    [
      'at once',
      (problem: Problem) => {
        throw problem;
      },
    ],
    ['later', (problem: Problem) => Promise.reject(problem)],
  ])('can refuse with a problem that is not in the document, %s', async (_, refuse) => {
    const forbidden = new Problem('forbidden', { status: 403, title: 'Forbidden' }, 'Ask for the scope write.');
    const { url, faults } = await start(() => refuse(forbidden) as never);
    const response = await authorized(`${url}/oauth`, 'Bearer abc');
    expect(await response.json()).toEqual(forbidden.toJSON());
    expect([response.status, faults]).toEqual([403, []]);
  });

  it('survives hostile headers', async () => {
    const { url, seen } = await start();
    const { port } = new URL(url);
    const statusOf = (path: string, Authorization: string) =>
      new Promise((resolve, reject) => {
        const sent = send({ port, path, headers: { Authorization } }, (response) =>
          resolve(response.resume().statusCode),
        );
        sent.on('error', reject).end();
      });
    const cpu = measureCpu();
    expect(await statusOf('/digest', `Digest${' '.repeat(12_000)}`)).toBe(401);
    expect(await statusOf('/password', `Basic ${'='.repeat(12_000)}`)).toBe(401);
    expect(await statusOf(`/query?${'&'.repeat(6_000)}`, '')).toBe(401);
    expect(cpu()).toBeLessThan(1_000);
    expect(seen).toEqual([]);
  });
});

describe('the client', () => {
  it('sends a password, a key in the query, other schemes and combinations', async () => {
    const { client, seen } = await start();
    await client({ password: 'zoë:ü' }).byPassword();
    await client({ queryKey: 'a&b' }).byQuery();
    await client({ digest: 'x="1"' }).byDigest();
    await client({ oauth: 'abc' }).byOauth();
    await client({ queryKey: 'k', password: 'ada:x' }).byBoth();
    expect(seen.map(({ scheme, credential }) => [scheme, credential])).toEqual([
      ['password', 'zoë:ü'],
      ['queryKey', 'a&b'],
      ['digest', 'x="1"'],
      ['oauth', 'abc'],
      ['queryKey', 'k'],
      ['password', 'ada:x'],
    ]);
  });

  it('sends a combination only if it has every credential', async () => {
    const { client, seen } = await start();
    await client({ queryKey: 'k', headerKey: 'h' }).byBoth();
    expect(seen.map(({ scheme }) => scheme)).toEqual(['headerKey']);
    await expect(client({ password: 'ada:x' }).byBoth()).rejects.toMatchObject({ status: 401 });
  });
});

describe('scopesOf', () => {
  const ids = ['byOauth', 'byOpenid', 'byRole', 'byEither', 'byMixed'];
  /** The credential of each scheme is the list of its scopes, or `all`. */
  async function startScoped(isLate: boolean) {
    const caller = (credential: string) => ({ scopes: credential === 'all' ? undefined : credential.split(',') });
    const authenticate: Authenticate = (_, credential) => {
      const found = credential === 'unknown' ? null : caller(credential.replace('user:', ''));
      return isLate ? Promise.resolve(found) : found;
    };
    const handlers = Object.fromEntries(ids.map((id) => [id, (_: Loose, reply: Loose) => reply.empty(204)]));
    const scopesOf = (found: object) => (found as ReturnType<typeof caller>).scopes;
    return serveThings(await generateThings(document), handlers, { authenticate, scopesOf, realm: 'things' });
  }

  it.each([['at once', false] as const, ['later', true] as const])(
    'refuses a caller without the scopes of any document, found %s',
    async (_, isLate) => {
      const { url, faults } = await startScoped(isLate);
      for (const granted of ['all', 'write,read', 'read,write,more']) {
        expect((await authorized(`${url}/oauth`, `Bearer ${granted}`)).status, granted).toBe(204);
      }
      for (const granted of ['read', 'write', 'READ,write', 'read write', 'readwrite']) {
        const credential = granted.replace(' ', '%20');
        const refused = await authorized(`${url}/oauth`, `Bearer ${credential}`);
        expect(refused.status, granted).toBe(403);
        const challenge = 'Bearer realm="things", error="insufficient_scope", scope="read write"';
        expect(refused.headers.get('www-authenticate')).toBe(challenge);
        expect(await refused.json()).toMatchObject({
          type: '/problems/insufficient-scope',
          detail: 'This operation requires the scopes read, write.',
        });
      }
      expect((await authorized(`${url}/oauth`, 'Bearer unknown')).status).toBe(401);
      expect((await authorized(`${url}/openid`, 'Bearer read')).status).toBe(204);
      expect(faults).toEqual([]);
    },
  );

  it('names only scopes that a header can carry', async () => {
    const { url, faults } = await startScoped(false);
    const refused = await fetch(`${url}/roles`, { headers: { 'X-Key': 'read' } });
    expect([refused.status, refused.headers.get('www-authenticate'), faults]).toEqual([
      403,
      'X-Key realm="things", error="insufficient_scope"',
      [],
    ]);
    expect((await refused.json()).detail).toBe('This operation requires the scopes Site admin "x", ö.');
  });

  it('takes any of the lists of scopes of a scheme', async () => {
    const { url } = await startScoped(false);
    const call = async (granted: string) => (await authorized(`${url}/either`, `Bearer ${granted}`)).status;
    for (const granted of ['read', 'more,write', 'read,write', 'all']) expect(await call(granted), granted).toBe(204);
    for (const granted of ['write', 'more', 'other']) expect(await call(granted), granted).toBe(403);
    expect(await call('unknown')).toBe(401);
  });

  it('checks each scheme of a combination for its own scopes', async () => {
    const { url } = await startScoped(false);
    const call = async (key: string, user: string) => {
      const headers = { 'X-Key': key, Authorization: `Basic ${btoa(`user:${user}`)}` };
      return (await fetch(`${url}/mixed`, { headers })).status;
    };
    expect([await call('write', 'read'), await call('read', 'read'), await call('write', 'write')]).toEqual([
      204, 403, 403,
    ]);
  });
});
