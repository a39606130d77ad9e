// A project from someone else: its install directory may hold a journal, records and links that lead elsewhere.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCK_FILE } from '../../src/sdk/packages/node/index.ts';
import { ID, ONE, OWN, TWO, useInstallBench } from './installing.ts';

const { bench, root, installer, repository, release, read, write } = useInstallBench();

const elsewhere = (...path: string[]): string => join(bench.folder(), 'elsewhere', ...path);
const lockFile = (): string => join(bench.folder(), LOCK_FILE);
const PRECIOUS = [
  ...['notes', 'notes~', '.notes.tmp', 'own.zip', 'record.json', 'staging/notes', 'journal/.notes.tmp', 'cache/notes'],
  ...['example_stitcher/notes', 'plugins/notes', 'plugins/example_stitcher/notes', 'backup/notes~'],
];

beforeEach(() => {
  for (const path of PRECIOUS) {
    mkdirSync(dirname(elsewhere(path)), { recursive: true });
    writeFileSync(elsewhere(path), 'precious');
  }
  mkdirSync(elsewhere('empty'));
  writeFileSync(elsewhere(LOCK_FILE), '{"format":1,"packages":{}}');
  mkdirSync(root(), { recursive: true });
});

/** Every path outside the project with its content. */
function outside(): string[] {
  const entries = readdirSync(elsewhere(), { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path} ${entry.isFile() ? readFileSync(path, 'utf8') : 'directory'}`;
    })
    .sort();
}

const record = (fields: object = {}): object => ({
  identifier: ID,
  version: '1.0.0',
  status: 'stable',
  repository: 'https://packages.example/repository.json',
  repository_name: 'Example',
  sha256: '0'.repeat(64),
  size: 1,
  url: 'https://packages.example/a.zip',
  installed_at: 1,
  pinned: false,
  keep_on_update: [],
  files: [],
  package: { identifier: ID, versions: [] },
  ...fields,
});
const plant = (path: string, content: unknown): void =>
  write(`.annex/${path}`, typeof content === 'string' ? content : JSON.stringify(content));
const plantRecords = (fields?: object): void => plant('installed.json', { format: 1, packages: [record(fields)] });
const plantJournal = (fields: object, name = ID): void =>
  plant(`journal/${name}.json`, {
    ...{ identifier: ID, direction: 'forward', from: null, to: null, staged: null },
    ...{ before: [], after: [], kept: [], changed: [], lock: null },
    ...fields,
  });
const link = (path: string, to: string): void => {
  mkdirSync(dirname(join(root(), path)), { recursive: true });
  symlinkSync(to, join(root(), path));
};
const UP = '../'.repeat(5); // from a version in .annex/backup to the directory of the project
const STAGED = '.00000000-1.00000000-0000-4000-8000-000000000000.tmp';

const list = (): Promise<unknown> => installer().installed();
const remove = (): Promise<unknown> => installer().remove([ID]);
async function install(): Promise<void> {
  await release([ONE]);
  await installer().install([{ identifier: ID }], [await repository()]);
}
async function update(): Promise<void> {
  await install();
  write(`${OWN}/__init__.py`, 'evil');
  await release([TWO, ONE]);
  await installer().update('all', [await repository()]);
}

type Row = readonly [title: string, prepare: () => void, act?: () => Promise<unknown>];
const rowsOf = (rows: readonly Row[]) => rows.map(([title, prepare, act = list]) => [title, prepare, act] as const);

const REFUSED: readonly Row[] = [
  ['a journal that moves a directory from elsewhere', () => plantJournal({ before: ['../elsewhere'] })],
  [
    'a journal with an absolute directory',
    () => plantJournal({ before: [`../../../../../../../../..${elsewhere()}`] }),
  ],
  [
    'a journal that takes back a directory elsewhere',
    () => {
      plant('staging/x', '');
      plantJournal({ direction: 'back', after: ['../elsewhere'] });
    },
  ],
  ['a journal that removes an empty directory', () => plantJournal({ before: ['../elsewhere/empty'] })],
  [
    'a finished journal that removes an empty directory',
    () => plantJournal({ before: ['../elsewhere/empty'] }, `${ID}~`),
  ],
  [
    'a journal with a kept file elsewhere',
    () => plantJournal({ before: ['plugins'], kept: [`${OWN}/${UP}elsewhere/notes`] }),
  ],
  [
    'a journal with a changed file elsewhere',
    () => {
      plant('backup/elsewhere/notes', 'evil');
      const from = record({ version: '../../..' });
      plantJournal({ from, before: ['plugins'], changed: [`${OWN}/../../elsewhere/notes`] });
    },
  ],
  [
    'a journal with a version that is a path',
    () => {
      plant(`backup/${ID}~/plugins/notes`, 'evil');
      const from = record({ version: '../../../../elsewhere' });
      plantJournal({ from, before: ['plugins'], changed: [`${OWN}/notes`] });
    },
  ],
  [
    'a journal with an epoch that is a path',
    () => {
      plant(`backup/${ID}~/plugins/notes`, 'evil');
      const from = record({ version: 'elsewhere', version_epoch: 'x/../../../../..//' });
      plantJournal({ from, before: ['plugins'], changed: [`${OWN}/notes`] });
    },
  ],
  [
    'a journal that deletes a file as its new lock file',
    () => plantJournal({ direction: 'back', lock: { file: lockFile(), entry: null, staged: elsewhere('notes') } }),
  ],
  [
    'a journal that renames a file to a lock file',
    () => {
      const staged = elsewhere(LOCK_FILE);
      plantJournal({ lock: { file: elsewhere('new.json'), entry: null, staged } });
    },
  ],
  [
    'a journal with a directory in place of the new version',
    () => {
      link(`.annex/staging/${ID}`, elsewhere());
      plantJournal({ staged: 'staging', after: ['plugins'] });
    },
  ],
  [
    'a journal with a directory in place of the backup',
    () => {
      link(`.annex/backup/${ID}`, elsewhere());
      plantJournal({ staged: 'backup', after: ['plugins'] });
    },
  ],
  [
    'a journal with a directory in place of the old version',
    () => {
      link(`.annex/backup/${ID}~`, elsewhere());
      plantJournal({ from: record(), before: ['plugins'] });
    },
  ],
  [
    'a journal that keeps a file through a link',
    () => {
      plant(`backup/${ID}~/plugins/sub/notes`, 'evil');
      link(`.annex/staging/${ID}/plugins/sub`, elsewhere());
      plantJournal({ staged: 'staging', before: ['plugins'], after: ['plugins'], kept: [`${OWN}/sub/notes`] });
    },
  ],
  [
    'a journal that copies a file through a link',
    () => {
      link(`.annex/backup/${ID}~/plugins/sub`, elsewhere());
      plantJournal({ before: ['plugins'], changed: [`${OWN}/sub/notes`] });
      link(`.annex/changed/${ID}/unknown/plugins/sub`, elsewhere());
    },
  ],
  ['a journal of another package', () => plantJournal({ identifier: 'other.package' })],
  ['a journal of a package that is a path', () => plantJournal({ identifier: '../../elsewhere' }, 'x')],
  ['a journal of a package with an invalid name', () => plantJournal({ identifier: 'x~' }, 'x~')],
  ['a journal that is null', () => plant(`journal/${ID}.json`, 'null')],
  ['a journal without fields', () => plant(`journal/${ID}.json`, '{}')],
  ['a journal that is not JSON', () => plant(`journal/${ID}.json`, '{"identifier":')],
  [
    'records with a version that is a path',
    () => {
      plantRecords({ version: '../../../../elsewhere' });
      write(`${OWN}/notes`, 'evil');
    },
    remove,
  ],
  ['records that are null', () => plant('installed.json', 'null')],
  ['records with a file elsewhere', () => plantRecords({ files: [{ path: `${OWN}/${UP}elsewhere/notes` }] })],
  ['records without files', () => plantRecords({ files: [null] })],
  ['records of a package that is a path', () => plantRecords({ identifier: '../elsewhere' })],
  ['a link in place of .annex', () => link('.annex', elsewhere())],
  ['a link to nowhere in place of .annex', () => link('.annex', elsewhere('new')), install],
  ['a link in place of the cache', () => link('.annex/cache', elsewhere()), install],
  ['a link in place of the backups', () => link('.annex/backup', elsewhere())],
  ['a link in place of the journal', () => link('.annex/journal', elsewhere('journal'))],
  ['a link in place of the changed files', () => link('.annex/changed', elsewhere()), update],
  [
    'a link in place of the changed files of a version',
    () => link(`.annex/changed/${ID}/1.0.0/plugins`, elsewhere()),
    update,
  ],
  [
    'a link in place of an install directory',
    () => {
      link('plugins', elsewhere());
      plantRecords();
    },
    remove,
  ],
  ['a link in place of an install directory, before an installation', () => link('plugins', elsewhere()), install],
  [
    'a link in place of a backup',
    () => {
      link(`.annex/backup/${ID}`, elsewhere());
      writeFileSync(elsewhere('record.json'), JSON.stringify(record()));
    },
    () => installer().rollback(ID),
  ],
  [
    'a backup of another package',
    () => plant(`backup/${ID}/record.json`, record({ identifier: 'other.package' })),
    () => installer().rollback(ID),
  ],
];

describe('an install directory from someone else', () => {
  it.each(rowsOf(REFUSED))(
    'changes nothing elsewhere and is refused with what to delete: %s',
    async (_, prepare, act) => {
      prepare();
      const before = outside();
      const refusal: { code?: string; message: string } = await act().then(
        () => ({ message: 'it was accepted' }),
        (error: Error) => error,
      );
      expect(outside()).toEqual(before);
      expect(refusal).toMatchObject({ name: 'InstallError', code: expect.stringMatching(/^(integrity|refused)$/) });
      const [, named = ''] = /; .*delete (\/\S+)$/.exec(refusal.message) ?? [];
      expect(named.startsWith(root())).toBe(true);
      expect(lstatSync(named)).toBeDefined();
      rmSync(named, { recursive: true });
      const again = await act().then(
        () => null,
        (error: Error) => error,
      );
      expect(again?.message ?? '').not.toContain(named);
      expect(outside()).toEqual(before);
    },
  );

  const HARMLESS: readonly Row[] = [
    [
      'a journal with a lock file elsewhere',
      () => {
        const file = elsewhere(LOCK_FILE);
        const staged = elsewhere(`.${LOCK_FILE}${STAGED}`);
        plantJournal({ lock: { file, entry: { repository: 'https://evil.example', platforms: {} }, staged } });
      },
    ],
    [
      'a journal with a lock file that does not exist',
      () => {
        const staged = elsewhere(`.new.json${STAGED}`);
        plantJournal({ lock: { file: elsewhere('new.json'), entry: null, staged } });
      },
    ],
    ['a backup that is null', () => plant('backup/other/record.json', 'null'), install],
    [
      'a link in place of the lock',
      () => {
        link('.annex/lock', elsewhere('notes'));
        utimesSync(elsewhere('notes'), 1, 1);
      },
    ],
    ['a link in place of staged files', () => link('.annex/staging/x', elsewhere())],
    ['a link in place of an old version', () => link(`.annex/backup/${ID}~`, elsewhere())],
    ['a link in place of a package', () => link(OWN, elsewhere()), install],
    ['a link in place of the records', () => link('.annex/installed.json', elsewhere('new')), install],
  ];

  it.each(rowsOf(HARMLESS))('changes nothing elsewhere: %s', async (_, prepare, act) => {
    prepare();
    const before = outside();
    await act();
    expect(outside()).toEqual(before);
  });

  it('completes a change of its own, with a lock file in another directory and files with strange names', async () => {
    const names = ['a\\..\\b', '..c', 'd..', 'e\n', 'C:f', `${'g'.repeat(200)}/${'h'.repeat(200)}`];
    for (const name of names) plant(`backup/${ID}~/plugins/${name}`, 'mine');
    const file = elsewhere(LOCK_FILE);
    const staged = elsewhere(`.${LOCK_FILE}${STAGED}`);
    writeFileSync(staged, 'not complete');
    const entry = { repository: 'https://packages.example', repository_name: 'Example', platforms: {} };
    plantJournal({
      before: ['plugins'],
      changed: names.map((name) => `${OWN}/${name}`),
      lock: { file, entry, staged },
    });
    await list();
    for (const name of names) expect(read(`.annex/changed/${ID}/unknown/plugins/${name}`)).toBe('mine');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ format: 1, packages: { [ID]: entry } });
    expect(existsSync(staged)).toBe(false);
    expect(readdirSync(join(root(), '.annex/journal'))).toEqual([]);
  });

  it('keeps the files of other programs in the cache', async () => {
    plant('cache/notes', 'precious');
    await install();
    expect(read('.annex/cache/notes')).toBe('precious');
    expect(existsSync(join(root(), OWN))).toBe(true);
  });
});

describe('a published directory from someone else', () => {
  it.each(['.annex', '.annex/generations'])('is refused if a link in place of %s leads elsewhere', async (name) => {
    mkdirSync(dirname(join(bench.out(), name)), { recursive: true });
    symlinkSync(elsewhere(), join(bench.out(), name));
    const before = outside();
    const refusal = await release([ONE]).catch((error: Error) => error);
    expect(outside()).toEqual(before);
    expect(refusal).toMatchObject({ name: 'BuildError', problems: [{ place: join(bench.out(), name) }] });
    rmSync(join(bench.out(), name));
    await release([ONE]);
    expect(outside()).toEqual(before);
  });
});
