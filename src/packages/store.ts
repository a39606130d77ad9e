// A built repository's packages.json on disk. One bad package is set aside with the reason; the rest is served.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Package } from '../../generated/packages/resources.ts';
import { resources } from '../../generated/packages/validators.js';

export interface PackageList {
  readonly packages: readonly Package[];
  readonly quarantined: readonly { readonly identifier: string; readonly reason: string }[];
}

export interface PackageStore {
  /** The list as it is now; rejects when there is none that can be read. */
  read(): Promise<PackageList>;
}

export class FolderPackageStore implements PackageStore {
  readonly #file: string;
  readonly #quarantined: (identifier: string, reason: string) => void;
  #last: { readonly stamp: string; readonly list: PackageList } | null = null;

  /** `quarantined` is called for each package that is set aside, once per reading. */
  constructor(folder: string, quarantined: (identifier: string, reason: string) => void = () => {}) {
    this.#quarantined = quarantined;
    this.#file = join(folder, 'packages.json');
  }

  /** Read again when the file has changed; a list is never half the old and half the new one. */
  async read(): Promise<PackageList> {
    const { mtimeMs, size, ino } = await stat(this.#file);
    const stamp = `${mtimeMs}:${size}:${ino}`;
    if (this.#last?.stamp !== stamp) {
      const list = parse(await readFile(this.#file, 'utf8'));
      for (const { identifier, reason } of list.quarantined) this.#quarantined(identifier, reason);
      this.#last = { stamp, list };
    }
    return this.#last.list;
  }
}

function parse(text: string): PackageList {
  const value = JSON.parse(text) as { packages?: unknown } | null;
  if (!Array.isArray(value?.packages)) throw new Error('packages.json holds no list of packages');
  const packages: Package[] = [];
  const quarantined: { identifier: string; reason: string }[] = [];
  for (const item of value.packages as unknown[]) {
    if (resources.Package(item)) {
      packages.push(item as Package);
      continue;
    }
    const [first] = resources.Package.errors ?? [];
    const identifier = (item as { identifier?: unknown } | null)?.identifier;
    quarantined.push({
      identifier: typeof identifier === 'string' ? identifier : '',
      reason: `${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`.trim(),
    });
  }
  return { packages, quarantined };
}
