// Requirements for the whole program, independent of the operation.
import { describe, expect, it } from 'vitest';
import { areas, operations } from '../../scripts/areas.ts';
import { problemType } from '../requests.ts';
import { createIntent, problemOf, sending, useRunning, Wire } from '../running.ts';

const running = useRunning();
const openapi = areas.flatMap(({ name, openapi: document }) => (document ? [{ name, document }] : []));

describe('the documents', () => {
  it('describe all five areas [G-areas-five]', () => {
    for (const area of ['packages', 'gateway', 'intents', 'workspace', 'paste']) {
      expect(operations.filter((operation) => operation.area === area).length, area).toBeGreaterThan(1);
    }
  });

  it('have no version in a path, except published schemas [G-version-not-in-paths]', () => {
    const versioned = operations.map(({ path }) => path).filter((path) => /\/v\d/.test(path));
    expect(versioned).toEqual(['/packages/schema/v1.json', '/api/panels/schema/v1.json']);
  });

  it('each have a semantic version [G-version-semver]', () => {
    expect(openapi.length).toBeGreaterThan(5);
    for (const { name, document } of openapi) expect(document.info.version, name).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { name, asyncapi } of areas) {
      if (asyncapi) expect(asyncapi.info.version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

describe('addresses', () => {
  it('returned by the platform begin with the configured base_url [G-address-base-url]', async () => {
    const platform = await running.platform({ url: 'https://annex.example' });
    const base = `http://127.0.0.1:${platform.port}`;
    const { auth_url, updates_url } = await createIntent({ url: base });
    for (const url of [auth_url, updates_url]) expect(url).toMatch(/^https:\/\/annex\.example\//);
    const document = (await (await fetch(`${base}/openapi.json`)).json()) as { servers: unknown };
    expect(document.servers).toEqual([{ url: 'https://annex.example' }]);
  });

  it('for authentication are unique and contain a real token [G-address-auth-url] [G-placeholders]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    expect(intent.token).toMatch(/^[\w-]{43}$/);
    expect(intent.auth_url).toBe(`${platform.url}/auth/approve?token=${intent.token}`);
    expect(intent.updates_url).toBe(`${platform.url}/auth/intents/${intent.token}/status`);
    expect(JSON.stringify(intent)).not.toMatch(/<[a-z]|\{[a-z]/i);
  });
});

describe('an error', () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const platform = await running.platform();
    return fetch(`${platform.url}${path}`, init);
  };

  it('is problem details, with 404 for an unknown path [G-error-body-problem] [G-error-unknown-operation]', async () => {
    const response = await ask('/auth/nothing');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: problemType('not-found'),
      status: 404,
      title: expect.any(String),
    });
    expect(response.status).toBe(404);
  });

  it('has an absolute type under the platform’s URL, for every error and server', async () => {
    const platform = await running.platform({ url: 'https://annex.example/base' });
    const gateway = await running.gateway({ platformUrl: () => platform.url });
    const at = async (port: number, head: string) => {
      const wire = await Wire.open(port);
      wire.send(`${head}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      const [answer] = await wire.answers();
      return answer?.body ?? '';
    };
    const bodies = await Promise.all([
      at(platform.port, 'GET /auth/nothing HTTP/1.1'),
      at(platform.port, 'GET /auth/intents/x HTTP/1.1'),
      at(platform.port, 'GET / HTTP/9'),
      at(gateway.port, 'GET /callback?state=x HTTP/1.1\r\nAccept: application/json'),
    ]);
    for (const body of bodies) {
      expect(JSON.parse(body).type).toMatch(/^https:\/\/annex\.example\/base\/problems\/[a-z-]+$/);
    }
  });

  it('is 405 with Allow for an unsupported method [G-error-wrong-method]', async () => {
    const response = await ask('/auth/intents', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await problemOf(response)).toMatchObject({ status: 405, name: 'method-not-allowed' });
  });

  it('is 415 for an unsupported media type [G-error-media-type]', async () => {
    const response = await ask('/auth/intents', { method: 'POST', body: 'x', headers: { 'content-type': 'text/csv' } });
    expect(await problemOf(response)).toMatchObject({ status: 415, name: 'unsupported-media-type' });
  });

  it('is 406 for an unsupported Accept header [G-error-not-acceptable]', async () => {
    const response = await ask('/health', { headers: { accept: 'image/png' } });
    expect(await problemOf(response)).toMatchObject({ status: 406, name: 'not-acceptable' });
  });

  it('is 413 for a body above the limit [G-error-body-too-large]', async () => {
    const response = await ask('/auth/intents', sending('POST', { app_name: 'x'.repeat(2 << 20) }));
    expect(await problemOf(response)).toMatchObject({ status: 413, name: 'body-too-large' });
  });

  it('is 400 with a pointer to each invalid field, and for invalid JSON [G-error-bad-input]', async () => {
    const fields = await ask('/auth/intents', sending('POST', { max_age: 'long', app_name: 1 }));
    expect(await problemOf(fields)).toMatchObject({ status: 400, pointers: ['/body/app_name', '/body/max_age'] });
    const headers = { 'content-type': 'application/json' };
    const broken = await ask('/auth/intents', { method: 'POST', body: '{"max_age":', headers });
    expect(await problemOf(broken)).toMatchObject({ status: 400, pointers: ['/body'] });
  });
});
