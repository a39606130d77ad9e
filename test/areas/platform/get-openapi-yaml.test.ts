import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createPlatformClient } from '../../../src/sdk/platform/index.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();

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
