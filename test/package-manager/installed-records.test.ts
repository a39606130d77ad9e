import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ID, ONE, OWN, useInstallBench } from './installing.ts';

const { root, installer, repository, release, read, write } = useInstallBench();

describe('pin', () => {
  it('also writes the record of the design tool for a brand', async () => {
    await release([ONE]);
    await installer().install([{ identifier: ID }], [await repository()]);
    await installer({ brand: 'kicad' }).pin([ID]);
    const text = read('.annex/installed_packages.json');
    expect(JSON.parse(text ?? '')).toMatchObject({
      packages: [
        { current_version: '1.0.0', pinned: true, package: { identifier: ID, versions: [{ kicad_version: '9.0' }] } },
      ],
    });
  });
});

describe('verify', () => {
  it('accepts edited and removed files that keep_on_update matches, because they belong to the user', async () => {
    await release([{ version: '1.0.0', files: { ...ONE.files, 'plugins/settings.json': '{}' } }], {
      keep_on_update: ['settings'],
    });
    await installer().install([{ identifier: ID }], [await repository()]);
    write(`${OWN}/settings.json`, '{"mine":1}');
    expect(await installer().verify()).toEqual([]);
    rmSync(join(root(), OWN, 'settings.json'));
    expect(await installer().verify()).toEqual([]);
    write(`${OWN}/__init__.py`, 'changed');
    expect(await installer().verify()).toEqual([{ identifier: ID, path: `${OWN}/__init__.py`, fault: 'changed' }]);
  });
});
