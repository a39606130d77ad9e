// Builds a temporary repository and installs its packages in a temporary root.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';
import {
  type InstallerOptions,
  PackageInstaller,
  type RemoteRepository,
  readRepository,
} from '../../src/sdk/packages/node/index.ts';
import { TIMESTAMP, useWorkbench, type Workbench } from './source.ts';

export const ID = 'example.stitcher';
/** Directory of the plugin's files, relative to the root. */
export const OWN = 'plugins/example_stitcher';

export interface InstallBench {
  readonly bench: Workbench;
  readonly root: () => string;
  readonly url: () => string;
  installer(options?: Partial<InstallerOptions>): PackageInstaller;
  repository(): Promise<RemoteRepository>;
  /** Publishes these versions, newest first, with their files. */
  release(
    versions: readonly (Partial<PackageVersion> & { readonly files: Readonly<Record<string, string>> })[],
    fields?: Partial<Package>,
  ): Promise<void>;
  read(path: string): string | null;
  write(path: string, content: string): void;
  /** All files in the root except .annex. */
  files(): string[];
}

export function useInstallBench(): InstallBench {
  const bench = useWorkbench();
  const root = () => join(bench.folder(), 'root');
  const url = () => pathToFileURL(join(bench.out(), 'repository.json')).href;
  let builds = 0;
  return {
    bench,
    root,
    url,
    installer: (options = {}) => new PackageInstaller({ root: root(), ...options }),
    repository: () => readRepository(url()),
    release: async (versions, fields = {}) => {
      for (const { files, ...version } of versions) {
        for (const [path, content] of Object.entries(files)) {
          bench.write(`stitcher/${version.version}/${path}`, content);
          if (path.endsWith('.sh')) chmodSync(join(bench.source(), 'stitcher', `${version.version}`, path), 0o755);
        }
      }
      const listed = versions.map(({ files: _, ...version }) => version);
      bench.writePackage('stitcher', listed, { identifier: ID, ...fields });
      builds += 1;
      const baseUrl = pathToFileURL(bench.out()).href;
      await bench.build({ baseUrl, timestamp: TIMESTAMP + builds });
    },
    read: (path) => (existsSync(join(root(), path)) ? readFileSync(join(root(), path), 'utf8') : null),
    write: (path, content) => {
      mkdirSync(dirname(join(root(), path)), { recursive: true });
      writeFileSync(join(root(), path), content);
    },
    files: () =>
      readdirSync(root(), { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => join(parentPath, name).slice(root().length + 1))
        .filter((path) => !path.startsWith('.annex'))
        .sort(),
  };
}

export const ONE = {
  version: '1.0.0',
  files: { 'plugins/__init__.py': 'one', 'plugins/run.sh': '#!', 'resources/a.txt': 'a' },
};
export const TWO = {
  version: '2.0.0',
  files: { 'plugins/__init__.py': 'two', 'plugins/new.py': 'n', 'symbols/s.sym': 's' },
};
