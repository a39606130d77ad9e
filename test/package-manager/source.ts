// A temporary author's directory of packages, and the repository that is built from it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Package, PackageVersion, Repository } from '../../generated/packages/resources.ts';
import {
  BuildError,
  type BuildOptions,
  type BuildResult,
  buildRepository,
} from '../../src/sdk/packages/build/index.ts';
import { aPackage } from './documents.ts';
import { sha256 } from './repository.ts';

export const TIMESTAMP = 1_794_744_000;
export const BASE_URL = 'https://packages.example/repo';

export interface Workbench {
  readonly folder: () => string;
  readonly source: () => string;
  readonly out: () => string;
  /** Writes a file to the source directory. */
  write(path: string, content: string | Buffer): void;
  /** Writes metadata.json of a package. The test writes its files. */
  writePackage(name: string, versions: readonly Partial<PackageVersion>[], fields?: Partial<Package>): void;
  build(options?: Partial<BuildOptions>): Promise<BuildResult>;
  /** The error message of a failed build. */
  refusal(options?: Partial<BuildOptions>): Promise<string>;
  readOut<T>(path: string): T;
}

export function useWorkbench(): Workbench {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'annex-build-'));
    mkdirSync(join(folder, 'src'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const source = () => join(folder, 'src');
  const out = () => join(folder, 'out');
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(source(), path)), { recursive: true });
    writeFileSync(join(source(), path), content);
  };
  const build = (options: Partial<BuildOptions> = {}): Promise<BuildResult> =>
    buildRepository({ source: source(), out: out(), baseUrl: BASE_URL, timestamp: TIMESTAMP, ...options });
  return {
    folder: () => folder,
    source,
    out,
    write,
    writePackage: (name, versions, fields = {}) => {
      const filled = versions.map((version) => ({
        version: '1.0.0',
        status: 'stable',
        tool_version: '9.0',
        ...version,
      }));
      const item = { ...aPackage({ identifier: `example.${name}`, ...fields }), versions: filled };
      write(`${name}/metadata.json`, JSON.stringify(item));
    },
    build,
    refusal: (options) =>
      build(options).then(
        () => {
          throw new Error('It was built.');
        },
        (error: unknown) => {
          if (error instanceof BuildError) return error.message;
          throw error;
        },
      ),
    readOut: <T>(path: string): T => JSON.parse(readFileSync(join(out(), path), 'utf8')) as T,
  };
}

/** Inconsistencies in a published directory. */
export function faultsOf(out: string): string[] {
  const faults: string[] = [];
  const read = (path: string): Buffer => readFileSync(join(out, path));
  const repository = JSON.parse(read('repository.json').toString()) as Repository;
  const files = { packages: 'packages.json', resources: 'resources.zip', manifests: 'manifests.json' } as const;
  for (const [name, file] of Object.entries(files)) {
    if (sha256(read(file)) !== repository[name as keyof typeof files]?.sha256)
      faults.push(`${file} does not match its hash`);
  }
  const { packages } = JSON.parse(read('packages.json').toString()) as { packages: readonly Package[] };
  for (const { identifier, versions } of packages) {
    for (const { version, download_url = '', download_sha256, download_size } of versions) {
      const archive = read(`archives/${download_url.slice(download_url.lastIndexOf('/') + 1)}`);
      const matches = sha256(archive) === download_sha256 && archive.length === download_size;
      if (!matches) faults.push(`the archive of ${identifier} ${version} does not match its hash and size`);
    }
  }
  return faults;
}
