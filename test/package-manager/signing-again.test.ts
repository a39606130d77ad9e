import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targetOf } from '../../src/package-manager/signing/sign.ts';
import { refreshSignatures, rotateRepositoryKeys } from '../../src/sdk/packages/build/index.ts';
import { NOW, refusal, useSignedSite } from './signed-site.ts';

const site = useSignedSite();
const path = (name: string): string => join(site.site(), name);

/** Edits the list and names its hash in targets.json, as somebody could who can write to the directory. */
function forge(): void {
  const list = readFileSync(path('packages.json'), 'utf8').replace('x.one', 'x.bad');
  const repository = JSON.parse(readFileSync(path('repository.json'), 'utf8'));
  repository.packages.sha256 = targetOf(Buffer.from(list)).hashes.sha256;
  writeFileSync(path('packages.json'), list);
  writeFileSync(path('repository.json'), JSON.stringify(repository));
  const targets = site.parse('targets.json');
  for (const name of ['packages.json', 'repository.json']) {
    targets.signed.targets[name] = targetOf(readFileSync(path(name)));
  }
  site.put('targets.json', targets);
}

describe('a repository that is signed again', () => {
  it('gets signatures that clients accept', async () => {
    await site.read();
    await refreshSignatures(site.site(), { online: site.keys().online, now: NOW + 1000 });
    expect((await site.read()).signature?.version).toBe(2);
  });

  it('has its signatures at all times, also without links', async () => {
    let isDone = false;
    const watch = async (): Promise<void> => {
      while (!isDone) await readFile(path('metadata/timestamp.json'));
    };
    const sign = async (): Promise<void> => {
      for (let round = 0; round < 10; round += 1) await refreshSignatures(site.site(), site.keys());
    };
    await Promise.all([
      watch(),
      sign().finally(() => {
        isDone = true;
      }),
    ]);
    expect((await site.read()).signature?.version).toBe(11);
  });

  it('is refused if its targets were not signed', async () => {
    forge();
    const { root, online } = site.keys();
    await expect(refreshSignatures(site.site(), { online })).rejects.toThrow('targets.json');
    await expect(rotateRepositoryKeys(site.site(), { online, root })).rejects.toThrow('targets.json');
    rmSync(path('metadata/1.root.json'));
    await expect(refreshSignatures(site.site(), { online })).rejects.toThrow('1.root.json is missing');
    expect(site.parse('timestamp.json').signed.version).toBe(1);
  });

  it.each(['timestamp', 'root'])('is refused if the expiry of its %s is no date', async (role) => {
    const by = role === 'root' ? [site.keys().root] : undefined;
    const expire = (signed: { expires: string }) => {
      signed.expires = '2026-99-15T00:00:00Z';
    };
    site.resign(role === 'root' ? '1.root.json' : `${role}.json`, expire, by);
    expect(await refusal(site.read({ allowExpired: true }))).toContain(`${role}.json has the invalid expiry`);
  });
});
