import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createPlatformClient } from '../../../src/sdk/platform/index.ts';
import { createIntent, useRunning } from '../../running.ts';

const running = useRunning();

describe('getPlatformHealth and getPlatformLiveness', () => {
  it('report status and uptime, without a credential', async () => {
    const client = createPlatformClient({ baseUrl: (await running.platform()).url });
    const healthy = { status: 'ok', uptime_seconds: expect.any(Number) };
    expect(await client.getPlatformHealth()).toEqual(healthy);
    expect(await client.getPlatformLiveness()).toEqual(healthy);
  });
});

describe('getMetrics', () => {
  it('counts calls by operation and status, in the text format of Prometheus', async () => {
    const platform = await running.platform();
    await createIntent(platform);
    const response = await fetch(`${platform.url}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(
      /^annex_request_seconds_count\{server="platform",operation="createIntent",status="201"\} 1$/m,
    );
  });
});

describe('getOpenapi', () => {
  it('is one document of all operations of the platform, with the platform’s own address', async () => {
    const platform = await running.platform();
    const document = await createPlatformClient({ baseUrl: platform.url }).getOpenapi();
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: platform.url }] });
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId?: string }>).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids).toEqual(
      expect.arrayContaining(['createIntent', 'resolvePackage', 'openTab', 'createLogin', 'getOpenapi']),
    );
    expect(ids).not.toContain('receiveCallback');
  });

  it('names the platform’s own address everywhere, and no placeholder', async () => {
    const platform = await running.platform();
    const text = await (await fetch(`${platform.url}/openapi.json`)).text();
    expect(text).toContain(`${platform.url}/problems/`);
    expect(text).not.toMatch(/127\.0\.0\.1:8790|\{\w+_url\}/);
  });
});

describe('getOpenapiYaml', () => {
  it('is the same document as YAML', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/openapi.yaml`);
    expect(response.headers.get('content-type')).toMatch(/^application\/yaml/);
    const text = await response.text();
    expect(text).toMatch(/^openapi: 3\.1\.1\n/);
    expect(parse(text)).toEqual(await (await fetch(`${platform.url}/openapi.json`)).json());
    const viaClient = await createPlatformClient({ baseUrl: platform.url }).getOpenapiYaml();
    expect(viaClient).toBe(text);
  });
});
