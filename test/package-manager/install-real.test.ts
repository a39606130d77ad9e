// Installs a package of each real repository, or of the sample if those are missing, with its metadata and a generated
// archive.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Package } from '../../generated/packages/resources.ts';
import { resources } from '../../generated/packages/validators.js';
import { aPackage } from './documents.ts';
import { useInstallBench } from './installing.ts';

const REAL = resolve(import.meta.dirname, '../../../shared/data/packages');
const DATA = existsSync(REAL) ? REAL : resolve(import.meta.dirname, '../../src/areas/packages/sample');
const { root, installer, repository, release, files } = useInstallBench();

/** The first package of a repository, without invalid fields. */
function packageOf(name: string): Package {
  for (const file of globSync(join(DATA, name, '**/*.json')).sort()) {
    const document = JSON.parse(readFileSync(file, 'utf8')) as { packages?: unknown; versions?: unknown };
    const [raw] = Array.isArray(document.packages) ? document.packages : document.versions ? [document] : [];
    if (!raw) continue;
    const item: Record<string, unknown> = { ...aPackage() };
    for (const [field, value] of Object.entries(raw as object)) {
      if (field !== 'versions' && resources.Package({ ...item, [field]: value })) item[field] = value;
    }
    return item as unknown as Package;
  }
  throw new Error(`${name} has no package`);
}

const names = readdirSync(DATA, { withFileTypes: true }).filter((each) => each.isDirectory());

describe('a package of a real repository', () => {
  it.each(names.map(({ name }) => name))(
    '%s is installed, updated, rolled back and removed without leftovers',
    async (name) => {
      const { identifier, versions: _, ...fields } = packageOf(name);
      const one = {
        version: '1.0.0',
        files: { 'plugins/a.py': '1', 'resources/icon.png': 'x', 'colors/c.json': '{}' },
      };
      const two = { version: '2.0.0', files: { 'plugins/a.py': '2', '3dmodels/m.step': 'm' } };
      const options = { root: root(), criteria: { platform: 'linux' as const } };
      await release([one], { identifier, ...fields });
      await installer(options).install([{ identifier }], [await repository()]);
      const first = files();
      expect(first).toHaveLength(3);
      await release([two, one], { identifier, ...fields });
      expect(await installer(options).update('all', [await repository()])).toMatchObject([{ to: '2.0.0' }]);
      expect(await installer(options).rollback(identifier)).toMatchObject({ from: '2.0.0', to: '1.0.0' });
      expect(files()).toEqual(first);
      expect(await installer(options).verify()).toEqual([]);
      await installer(options).remove([identifier]);
      expect(readdirSync(root())).toEqual(['.annex']);
    },
  );
});
