import { describe, it } from 'vitest';
import { expectFinding, type Row, valuesOtherThan, without } from './document-cases.ts';
import { aPackage, aVersion, HASH } from './documents.ts';

const of = (...versions: unknown[]): object => ({ ...aPackage(), versions });
const changed = (fields: Readonly<Record<string, unknown>>): object => of({ ...aVersion(), ...fields });

const types = (title: string, field: string, type: string): Row[] =>
  valuesOtherThan(type).map(([name, value]) => [
    `${title}, not ${name}`,
    changed({ [field]: value }),
    `/versions/0/${field} type`,
  ]);

const taken = (title: string, field: string, values: readonly unknown[]): Row[] =>
  values.map((value) => [`${title} (${JSON.stringify(value)})`, changed({ [field]: value })]);

const refused = (title: string, field: string, rule: string, values: readonly unknown[]): Row[] =>
  values.map((value) => [
    `${title} (not ${JSON.stringify(value)})`,
    changed({ [field]: value }),
    `/versions/0/${field} ${rule}`,
  ]);

const REQUIRED = ['version', 'status', 'tool_version'];

const general: Row[] = [
  ...valuesOtherThan('object').map(
    ([name, value]): Row => [`is an object, not ${name} [A-version-object]`, of(value), '/versions/0 type'],
  ),
  ...REQUIRED.map(
    (name): Row => [
      `needs ${name} [A-version-required]`,
      of(without(aVersion(), name)),
      `/versions/0/${name} required`,
    ],
  ),
  [
    'needs nothing else [A-version-required] [A-versioning-epoch-optional]',
    of({ version: '1', status: 'stable', tool_version: '9' }),
  ],
  ['may have properties that the format does not describe', changed({ x: 1 })],
  [
    'knows its two tool versions by these names [A-version-tool-neutral]',
    changed({ tool_version: '8', tool_version_max: '9' }),
  ],
  [
    'does not know kicad_version in neutral words [A-version-tool-neutral]',
    of({ ...without(aVersion(), 'tool_version'), kicad_version: '9' }),
    '/versions/0/tool_version required',
  ],
];

const VERSION =
  'is numbered in one to three parts [A-version-version-form] [A-version-version-pattern] [A-versioning-version]';
const numbers: Row[] = [
  ...types('has a version that is a string [A-version-version]', 'version', 'string'),
  ...taken(VERSION, 'version', ['0', '9999', '1.0', '1.9999', '1.2.3', '1.2.999999', '0.0.0', '01.02.03']),
  ...refused(VERSION, 'version', 'pattern', [
    '',
    '.',
    '10000',
    '1.',
    '.1',
    '1.10000',
    '1.2.',
    '1.2.1000000',
    '1.2.3.4',
    'v1',
    '1.0-rc1',
    '1,0',
    ' 1',
    '1 ',
    '1\n',
    '١',
  ]),
  ['has a version_epoch that is an integer [A-version-epoch]', changed({ version_epoch: 7 })],
  ...types('has a version_epoch that is an integer [A-version-epoch]', 'version_epoch', 'integer'),
  ['has the version_epoch 0 [A-version-epoch-minimum]', changed({ version_epoch: 0 })],
  [
    'has no version_epoch below 0 [A-version-epoch-minimum]',
    changed({ version_epoch: -1 }),
    '/versions/0/version_epoch minimum',
  ],
  ['has no version_epoch [A-versioning-epoch-optional]', of(without(aVersion(), 'version_epoch'))],
];

const SHA256 = 'has a SHA-256 of 64 lower-case hexadecimal digits [A-version-download-sha256-pattern]';
const downloads: Row[] = [
  ...types('has a download_url that is a URL [A-version-download-url]', 'download_url', 'string'),
  ...taken('has a download_url that is a URL [A-version-download-url]', 'download_url', [
    'https://a.example/b.zip',
    'file:///a.zip',
  ]),
  ...refused('has a download_url that is a URL [A-version-download-url]', 'download_url', 'pattern', [
    '',
    'a.zip',
    'ftp://a/b.zip',
  ]),
  ...types('has a download_sha256 that is a string [A-version-download-sha256]', 'download_sha256', 'string'),
  ...taken(SHA256, 'download_sha256', [HASH, '0'.repeat(64), 'f'.repeat(64)]),
  ...refused(SHA256, 'download_sha256', 'pattern', [
    '',
    HASH.slice(1),
    `${HASH}0`,
    HASH.toUpperCase(),
    `g${HASH.slice(1)}`,
    ` ${HASH.slice(1)}`,
  ]),
  ...(['download_size', 'install_size'] as const).flatMap((field): Row[] => [
    [`has a ${field} of 0 [A-version-download-size-minimum] [A-version-install-size-minimum]`, changed({ [field]: 0 })],
    [
      `has no ${field} below 0 [A-version-download-size-minimum] [A-version-install-size-minimum]`,
      changed({ [field]: -1 }),
      `/versions/0/${field} minimum`,
    ],
    [
      `has a ${field} of many bytes [A-version-download-size] [A-version-install-size]`,
      changed({ [field]: Number.MAX_SAFE_INTEGER }),
    ],
    ...types(`has a ${field} that is an integer [A-version-download-size] [A-version-install-size]`, field, 'integer'),
  ]),
];

const words: Row[] = [
  ...types('has a status that is a string [A-version-status]', 'status', 'string'),
  ...taken('has one of four statuses [A-version-status-values] [A-status-states]', 'status', [
    'stable',
    'testing',
    'development',
    'deprecated',
  ]),
  ...refused('has one of four statuses [A-version-status-values] [A-status-states]', 'status', 'enum', [
    '',
    'Stable',
    'beta',
    'stable ',
  ]),
  ...types('has platforms that are an array [A-version-platforms]', 'platforms', 'array'),
  ['has platforms that are strings [A-version-platforms]', changed({ platforms: [1] }), '/versions/0/platforms/0 type'],
  ...taken('runs on some of three platforms [A-version-platforms-values]', 'platforms', [
    ['windows'],
    ['macos'],
    ['linux'],
    ['windows', 'macos', 'linux'],
  ]),
  ...['', 'Linux', 'osx', 'win32'].map(
    (value): Row => [
      `does not run on ${JSON.stringify(value)} [A-version-platforms-values]`,
      changed({ platforms: [value] }),
      '/versions/0/platforms/0 enum',
    ],
  ),
  ...refused('has no empty platforms [A-version-platforms-not-empty]', 'platforms', 'minItems', [[]]),
  ...refused('has no platform twice [A-version-platforms-unique]', 'platforms', 'uniqueItems', [['linux', 'linux']]),
  ...types('has a runtime that is a string [A-version-runtime]', 'runtime', 'string'),
  ...taken('has one of two runtimes [A-version-runtime-values]', 'runtime', ['swig', 'ipc']),
  ...refused('has one of two runtimes [A-version-runtime-values]', 'runtime', 'enum', ['', 'IPC', 'python']),
];

const TOOL =
  'has tool versions in one to three parts of one or two digits [A-version-tool-version-pattern] [A-version-tool-version-max-pattern]';
const tools: Row[] = (['tool_version', 'tool_version_max'] as const).flatMap((field) => [
  ...types(`has a ${field} that is a string [A-version-tool-version] [A-version-tool-version-max]`, field, 'string'),
  ...taken(TOOL, field, ['0', '99', '9.0', '9.99', '9.0.7', '99.99.99', '09']),
  ...refused(TOOL, field, 'pattern', ['', '100', '9.', '9.100', '9.0.100', '9.0.0.0', '.9', 'v9', '9.0 ', '9\n']),
]);

const kept: Row[] = [
  ...types('has a keep_on_update that is an array [A-version-keep-on-update]', 'keep_on_update', 'array'),
  [
    'keeps only strings on update [A-version-keep-on-update]',
    changed({ keep_on_update: [1] }),
    '/versions/0/keep_on_update/0 type',
  ],
  ...taken('has an empty keep_on_update', 'keep_on_update', [[]]),
  ...refused('keeps nothing twice on update [A-version-keep-on-update-unique]', 'keep_on_update', 'uniqueItems', [
    ['a', 'b', 'a'],
  ]),
];

describe('a PackageVersion', () => {
  it.for([...general, ...numbers, ...downloads, ...words, ...tools, ...kept])('%s', ([, document, expected]) =>
    expectFinding(document, expected, 'package'),
  );
});
