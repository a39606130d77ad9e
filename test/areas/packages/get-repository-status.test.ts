import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeMetadataFiles } from '../../../src/package-manager/signing/publish-signature.ts';
import { signTargets, targetOf } from '../../../src/package-manager/signing/sign.ts';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish } from '../../package-manager/repository.ts';
import { useRunning } from '../../running.ts';
import { buildSigned, createSigningKeys } from './signed.ts';

const DAY_MS = 86_400_000;

describe('getRepositoryStatus', () => {
  const running = useRunning();

  it('says unsigned without signatures', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one' })] });
    const client = createPackagesClient({ baseUrl: platform.url });
    expect(await client.getRepositoryStatus()).toEqual({
      name: 'Example packages',
      signing: 'unsigned',
      signature: null,
    });
    expect(await (await fetch(`${platform.url}/packages`)).text()).toContain('Not signed.');
  });

  it('says until when the signatures are valid, that they expired, and that they do not match [A-signed-status]', async () => {
    const platform = await running.platform();
    const client = createPackagesClient({ baseUrl: platform.url });
    const page = async () => (await fetch(`${platform.url}/packages`)).text();
    const keys = await createSigningKeys();
    await buildSigned(platform, { ...keys, now: Date.now() - 40 * DAY_MS });
    await expect.poll(async () => (await client.getRepositoryStatus()).signing).toBe('expired');
    expect(await page()).toContain('The signatures expired on');
    await buildSigned(platform, keys);
    await expect.poll(async () => (await client.getRepositoryStatus()).signing).toBe('signed');
    const { signature } = await client.getRepositoryStatus();
    expect(signature).toMatchObject({ root_version: 1, version: 2 });
    expect(Date.parse(signature?.expires ?? '') - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(await page()).toContain(`/packages/repository.json#root=${signature?.root}</code>`);
    expect(await page()).toContain('Signed. The signatures are valid until');
    await writeFile(join(platform.packagesDir, 'metadata/timestamp.json'), '{}');
    await expect.poll(async () => (await client.getRepositoryStatus()).signing).toBe('invalid');
    expect(await page()).toContain('The signatures are invalid');
    expect(JSON.stringify(platform.lines())).toContain('the signatures are invalid');
  });

  it('says invalid if only the targets tell that the list is not the signed one', async () => {
    const platform = await running.platform();
    const client = createPackagesClient({ baseUrl: platform.url });
    const sign = async (list: string) => {
      const files = await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one' })] });
      const repository = JSON.parse(String(files['repository.json'])) as { packages: { sha256?: string } };
      delete repository.packages.sha256;
      const signed = { 'repository.json': JSON.stringify(repository), 'packages.json': list };
      const targets = Object.entries(signed).map(([name, text]) => [name, targetOf(Buffer.from(text))]);
      await writeFile(join(platform.packagesDir, 'repository.json'), signed['repository.json']);
      await rm(join(platform.packagesDir, 'metadata'), { recursive: true, force: true });
      const metadata = signTargets(Object.fromEntries(targets), new Map(), await createSigningKeys());
      await writeMetadataFiles(platform.packagesDir, metadata);
      return String(files['packages.json']);
    };
    const list = await sign('{"packages":[]}');
    await expect.poll(async () => (await client.getRepositoryStatus()).signing).toBe('invalid');
    await sign(list);
    await expect.poll(async () => (await client.getRepositoryStatus()).signing).toBe('signed');
  });
});
