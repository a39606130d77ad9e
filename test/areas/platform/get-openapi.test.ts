import { describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '../../../src/sdk/platform/index.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();

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

  it('serializes the document once for all requests', async () => {
    const platform = await running.platform();
    const read = async () => (await fetch(`${platform.url}/openapi.json`)).text();
    const first = await read();
    const parse = vi.spyOn(JSON, 'parse');
    const stringify = vi.spyOn(JSON, 'stringify');
    try {
      expect(await read()).toBe(first);
      const isDocument = (value: unknown) => typeof value === 'object' && value !== null && 'openapi' in value;
      expect(stringify.mock.calls.filter(([value]) => isDocument(value))).toEqual([]);
      expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toEqual([]);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('names the platform’s own address everywhere, and no placeholder', async () => {
    const platform = await running.platform();
    const text = await (await fetch(`${platform.url}/openapi.json`)).text();
    expect(text).toContain(`${platform.url}/problems/`);
    expect(text).not.toMatch(/127\.0\.0\.1:8790|\{\w+_url\}/);
  });
});
