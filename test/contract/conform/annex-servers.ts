// Annex as the target of the checks: each area with its URL, credentials and clock.
import { readFileSync } from 'node:fs';
import type { ConformOptions } from '../../../src/servers/conform.ts';
import { runViewer } from '../../areas/paste/viewer.ts';
import { item, publish, sha256, version, zip } from '../../package-manager/repository.ts';
import { type GatewaySettings, type PlatformSettings, type Running, sending } from '../../running.ts';

export type Target = Omit<ConformOptions, 'area' | 'openapi'>;

const read = (area: string, file: string): object =>
  JSON.parse(readFileSync(new URL(`../../../generated/${area}/${file}.json`, import.meta.url), 'utf8')) as object;

export const documentsOf = (area: string): Pick<ConformOptions, 'area' | 'openapi' | 'workflows'> => ({
  area,
  openapi: read(area, 'openapi'),
  workflows: ['intents', 'packages'].includes(area) ? read(area, 'workflows') : undefined,
});

/** Allows everything, and lets lifetimes pass immediately. */
const ALL = { write: true, slow: true, cases: 4 } as const;

export async function conformPlatform(running: Running, settings: PlatformSettings = {}): Promise<Target> {
  const fast = { serve: { events: { keepAliveMs: 10 } } };
  const platform = await running.platform({ ...fast, ...settings });
  const archive = await zip({ 'plugin.py': 'print(1)' });
  await publish(platform.packagesDir, {
    baseUrl: `${platform.url}/packages`,
    packages: [
      item({
        identifier: 'example.stitcher',
        versions: [
          version({
            version: '2.0.0',
            download_url: `${platform.url}/packages/archives/stitcher-2.0.0.zip`,
            download_size: archive.length,
            download_sha256: sha256(archive),
          }),
          version({ version: '1.0.0', version_epoch: 1 }),
        ],
      }),
      item({
        identifier: 'example.footprints',
        type: 'library',
        tags: ['parts'],
        versions: [version({ version: '1.1.0', status: 'testing' }), version({ tool_version_max: '9' })],
      }),
      item({ identifier: 'example.dark-theme', tags: ['colors'], versions: [version({ status: 'testing' })] }),
      item({ identifier: 'example.linux-tools', versions: [version({ platforms: ['linux'] })] }),
    ],
    resources: await zip({ 'example.stitcher/icon.png': 'no picture' }),
    archives: { 'stitcher-2.0.0.zip': archive },
  });
  const { key } = await platform.identity.keys.create('demo');
  const [password, proof] = ['correct horse 9', 'p'.repeat(43)];
  await platform.identity.users.add({ name: 'grace', owners: ['demo'], password });
  const login = sending('POST', { name: 'grace', password, proof });
  const cookie = (await fetch(`${platform.url}/auth/login`, login)).headers.get('set-cookie')?.split(';')[0];
  return { ...ALL, url: platform.url, key, cookie, proof, wait: async (ms) => platform.clock.advance(ms) };
}

export async function conformGateway(running: Running, settings: GatewaySettings = {}): Promise<Target> {
  const gateway = await running.gateway({ sweepMs: 5, ...settings });
  return { ...ALL, url: gateway.url, wait: async (ms) => gateway.clock.advance(ms) };
}

export async function conformViewer(running: Running): Promise<Target> {
  return { ...ALL, url: (await runViewer(running)).url };
}
