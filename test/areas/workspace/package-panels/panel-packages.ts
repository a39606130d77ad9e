// Packages with panels, built and installed by the real package manager in a directory of their own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildRepository } from '../../../../src/package-manager/publish/build.ts';
import { PackageInstaller, readRepository } from '../../../../src/sdk/packages/node/index.ts';

export const BOM = 'com.example.bom';
export const BOM_ID = '5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01';
export const BOM_TYPE = `${BOM}/${BOM_ID}`;
export const OVEN = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a29';

export interface Release {
  readonly identifier?: string;
  /** Names of panels -> panel.json (as text, or fields that replace those of the BOM table) and view. */
  readonly panels?: Readonly<Record<string, { readonly panel: object | string; readonly html?: string }>>;
  readonly version?: string;
}

export const bomPanel = (fields: object = {}): object => ({
  id: BOM_ID,
  title: 'BOM table',
  icon: 'mdi:table',
  ...fields,
});

export class PanelPackages {
  readonly folder = mkdtempSync(join(tmpdir(), 'annex-test-panels-'));
  readonly root = join(this.folder, 'root');
  readonly #out = join(this.folder, 'out');
  readonly #versions = new Map<string, string[]>();
  #builds = 1_790_000_000;

  readonly installer = new PackageInstaller({ root: this.root });

  async release({ identifier = BOM, version = '1.0.0', panels = { main: { panel: bomPanel() } } }: Release = {}) {
    const versions = [version, ...(this.#versions.get(identifier) ?? [])];
    this.#versions.set(identifier, versions);
    for (const [name, { panel, html = '<!doctype html><title>View</title>' }] of Object.entries(panels)) {
      const folder = join('source', identifier, version, 'plugins/panels', name);
      this.write(join(folder, 'panel.json'), typeof panel === 'string' ? panel : JSON.stringify(panel));
      this.write(join(folder, 'index.html'), html);
    }
    const about = { name: identifier, description: 'A panel.', description_full: 'A panel.', identifier };
    const author = { name: 'Ada', contact: {} };
    const listed = versions.map((each) => ({ version: each, status: 'stable', tool_version: '9.0' }));
    const item = { ...about, type: 'plugin', license: 'MIT', author, resources: {}, versions: listed };
    this.write(join('source', identifier, 'metadata.json'), JSON.stringify(item));
    const baseUrl = pathToFileURL(this.#out).href;
    this.#builds += 1;
    await buildRepository({ source: join(this.folder, 'source'), out: this.#out, baseUrl, timestamp: this.#builds });
  }

  get repository() {
    return readRepository(pathToFileURL(join(this.#out, 'repository.json')).href);
  }

  async install(identifier = BOM) {
    return this.installer.install([{ identifier }], [await this.repository]);
  }

  async update(identifier = BOM) {
    return this.installer.update([identifier], [await this.repository]);
  }

  /** Relative to the folder. */
  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
