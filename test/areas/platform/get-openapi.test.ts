import { describe, expect, it } from 'vitest';
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

  it('names the platform’s own address everywhere, and no placeholder', async () => {
    const platform = await running.platform();
    const text = await (await fetch(`${platform.url}/openapi.json`)).text();
    expect(text).toContain(`${platform.url}/problems/`);
    expect(text).not.toMatch(/127\.0\.0\.1:8790|\{\w+_url\}/);
  });
});
