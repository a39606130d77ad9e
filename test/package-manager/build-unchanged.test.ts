// Packages whose archives are hosted elsewhere are taken over from the last build. The result must always be the same as
// that of a build from nothing.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageVersion } from '../../generated/packages/resources.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { createKeys, readKey, refreshSignatures } from '../../src/sdk/packages/build/index.ts';
import { verifyMetadata } from '../../src/sdk/packages/node/index.ts';
import { rounds } from '../rounds.ts';
import { PNG, sha256 } from './repository.ts';
import { TIMESTAMP, useWorkbench } from './source.ts';

const bench = useWorkbench();
const { build, write, writePackage, refusal } = bench;
let seconds = 0;
let outs = 0;
beforeEach(() => {
  seconds = 0;
});

const elsewhere = (number: string, fields: Partial<PackageVersion> = {}): Partial<PackageVersion> => ({
  version: number,
  download_url: `https://cdn.example/${number}.zip`,
  download_sha256: sha256(number),
  download_size: 10,
  install_size: 20,
  ...fields,
});

/** Lets all files look older than the build, which does not trust files that have just changed. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 120));

const read = (out: string, name: string): string => readFileSync(join(out, name), 'utf8');

/** Builds into the same directory, and the same source into an empty one. */
async function compareWithFullBuild(what: string): Promise<void> {
  await settle();
  seconds += 60;
  const result = await build({ timestamp: TIMESTAMP + seconds, allowRemoval: true });
  outs += 1;
  const out = join(bench.folder(), `full-${outs}`);
  const full = await build({ out, timestamp: TIMESTAMP + seconds });
  for (const name of ['packages.json', 'manifests.json']) {
    expect(read(bench.out(), name) === read(out, name), `${name} after: ${what}`).toBe(true);
  }
  expect(readFileSync(join(bench.out(), 'resources.zip')).equals(readFileSync(join(out, 'resources.zip')))).toBe(true);
  expect(result, what).toMatchObject({ packages: full.packages, versions: full.versions });
  expect([...result.warnings].sort(), what).toEqual([...full.warnings].sort());
}

describe('a build after a change', () => {
  it('gives the same files as a build from nothing, whatever changed', async () => {
    const random = new Random(11);
    const names = ['ant', 'bee', 'cat', 'dog', 'eel'];
    for (const name of names) writePackage(name, [elsewhere('1.0.0')]);
    await compareWithFullBuild('the first build');
    for (let round = 0; round < rounds(14); round += 1) {
      const name = names[random.between(0, names.length - 1)] ?? 'ant';
      const number = `1.${round}.1`;
      const changes: Readonly<Record<string, () => void>> = {
        nothing: () => {},
        'a version': () => writePackage(name, [elsewhere(number), elsewhere('1.0.0')]),
        'a name': () => writePackage(name, [elsewhere('1.0.0')], { name: `Renamed ${round} é "\\` }),
        'no versions': () => writePackage(name, []),
        'an icon': () => write(`${name}/icon.png`, Buffer.concat([PNG, Buffer.from([round])])),
        'no icon': () => rmSync(join(bench.source(), name, 'icon.png'), { force: true }),
        'an unrelated file': () => write(`${name}/notes-${round}.txt`, 'x'),
        'a new package': () => writePackage(`new${round}`, [elsewhere('1.0.0')]),
        'a local archive': () => {
          writePackage(`local${round}`, [{ version: '1.0.0' }]);
          write(`local${round}/1.0.0/plugins/a.py`, 'print(1)');
        },
        'a removed package': () => rmSync(join(bench.source(), `new${round - 1}`), { recursive: true, force: true }),
        'a renamed directory': () => {
          renameSync(join(bench.source(), name), join(bench.source(), `${name}x`));
          names[names.indexOf(name)] = `${name}x`;
        },
        'the repository': () => write('repository.json', JSON.stringify({ name: `Repository ${round}` })),
        'a warning': () => writePackage(name, [elsewhere('1.0.0', { runtime: 'ipc' })], { type: 'library' }),
      };
      const chosen = Object.keys(changes)[random.between(0, Object.keys(changes).length - 1)] ?? 'nothing';
      changes[chosen]?.();
      await compareWithFullBuild(`${chosen} (${name}, round ${round})`);
    }
  }, 120_000);

  it('does not read packages that have not changed', async () => {
    for (const name of ['ant', 'bee']) writePackage(name, [elsewhere('1.0.0')]);
    await settle();
    await build();
    const seen: number[] = [];
    const onProgress = (_: number, total: number) => seen.push(total);
    await build({ timestamp: TIMESTAMP + 60, onProgress });
    expect(seen).toEqual([]);
    writePackage('bee', [elsewhere('1.1.0'), elsewhere('1.0.0')]);
    await build({ timestamp: TIMESTAMP + 120, onProgress });
    expect(seen).toEqual([2, 2]); // the two versions of one package
  });

  it('does not read them in a signed repository either, also after its signatures were refreshed', async () => {
    const files = await createKeys(join(bench.folder(), 'keys'));
    const sign = { root: await readKey(files.root), online: await readKey(files.online) };
    for (const name of ['ant', 'bee']) writePackage(name, [elsewhere('1.0.0')]);
    await settle();
    const seen: number[] = [];
    const onProgress = (_: number, total: number) => seen.push(total);
    await build({ sign });
    await build({ timestamp: TIMESTAMP + 60, sign, onProgress });
    await refreshSignatures(bench.out(), sign);
    await build({ timestamp: TIMESTAMP + 120, sign, onProgress });
    expect(seen).toEqual([]);
    writePackage('bee', [elsewhere('1.1.0'), elsewhere('1.0.0')]);
    await build({ timestamp: TIMESTAMP + 180, sign, onProgress });
    expect(seen).toEqual([2, 2]);
    const load = async (name: string) => readFileSync(join(bench.out(), name));
    const signature = await verifyMetadata({
      load: (name) => load(join('metadata', name)).catch(() => null),
    });
    expect(signature?.version).toBe(5);
    for (const [name, { length, hashes }] of signature?.targets ?? []) {
      const bytes = await load(name);
      expect([bytes.length, sha256(bytes)], name).toEqual([length, hashes.sha256]);
    }
  });

  it('reads a file again that changed shortly before the last build', async () => {
    for (let round = 0; round < 20; round += 1) {
      writePackage('ant', [elsewhere('1.0.0')], { name: `Name ${round}` });
      await build({ timestamp: TIMESTAMP + round });
      expect(read(bench.out(), 'packages.json')).toContain(`Name ${round}"`);
    }
  });

  it('reads everything if the published list was edited, replaced or removed', async () => {
    for (const name of ['ant', 'bee']) writePackage(name, [elsewhere('1.0.0')]);
    await settle();
    await build();
    const text = read(bench.out(), 'packages.json');
    writeFileSync(join(bench.out(), 'packages.json'), text.replace('"1.0.0"', '"1.0.1"'));
    expect(await refusal({ timestamp: TIMESTAMP + 60 })).toContain('1.0.1');
    writeFileSync(join(bench.out(), 'packages.json'), text);
    rmSync(join(bench.out(), 'packages.json'));
    await build({ timestamp: TIMESTAMP + 60 });
    expect(read(bench.out(), 'packages.json')).toBe(text);
  });

  it('finds the same problems as a full build', async () => {
    for (const name of ['ant', 'bee']) writePackage(name, [elsewhere('1.0.0')]);
    await settle();
    await build();
    const before = read(bench.out(), 'packages.json');
    const problems: Readonly<Record<string, () => void>> = {
      'its identifier example.ANT is already used by': () =>
        writePackage('cat', [elsewhere('1.0.0')], { identifier: 'example.ANT' }),
      'was published with download_sha256': () =>
        writePackage('ant', [elsewhere('1.0.0', { download_sha256: sha256('other') })]),
      'example.ant': () => rmSync(join(bench.source(), 'ant'), { recursive: true }),
      'its archive is missing': () => writePackage('dog', [{ version: '1.0.0' }]),
      'metadata.json:1:1': () => write('eel/metadata.json', 'nonsense'),
    };
    for (const [message, change] of Object.entries(problems)) {
      change();
      const refused = await refusal({ timestamp: TIMESTAMP + 60 });
      expect(refused).toContain(message);
      expect(read(bench.out(), 'packages.json')).toBe(before);
      for (const name of ['cat', 'dog', 'eel']) rmSync(join(bench.source(), name), { recursive: true, force: true });
      writePackage('ant', [elsewhere('1.0.0')]);
    }
  });

  it('keeps what is published of invalid packages, build after build', async () => {
    for (const name of ['ant', 'bee', 'cat']) writePackage(name, [elsewhere('1.0.0')]);
    await settle();
    await build();
    const before = read(bench.out(), 'packages.json');
    mkdirSync(join(bench.source(), 'ant'), { recursive: true });
    write('ant/metadata.json', 'nonsense');
    for (let round = 1; round < 4; round += 1) {
      await settle();
      const { problems } = await build({ timestamp: TIMESTAMP + round, skipInvalid: true });
      expect(problems).toHaveLength(1);
      expect(read(bench.out(), 'packages.json')).toBe(before);
    }
  });

  it('refuses a list above the limit', async () => {
    writePackage('ant', [elsewhere('1.0.0')]);
    expect(await refusal({ maxListBytes: 500 })).toMatch(
      /packages\.json: it would have \d+ bytes; clients reject more than 500/,
    );
  });
});
