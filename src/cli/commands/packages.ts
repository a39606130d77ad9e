import { type Commands, type Description, grouped, JSON_OPTION } from '../command.ts';
import { helpText } from '../help.ts';
import * as shared from './package-options.ts';
import { SIGN_COMMANDS } from './package-signing.ts';

const ID = { IDENTIFIER: 'the identifier of a package' } as const;
const IDS = { 'IDENTIFIER...': 'identifiers of packages' } as const;
const TYPE = {
  value: 'T',
  choices: shared.TYPES,
  description: 'the package type: plugin, library or colortheme',
} as const;

/** These do not accept settings: `build --base-url` means something else. */
const AUTHOR_COMMANDS: Commands = {
  init: {
    summary: 'create a package directory from a few questions or options, ready to build',
    arguments: { DIR: 'the directory to create' },
    options: {
      identifier: { value: 'ID', description: 'the identifier of the package, such as com.example.my-plugin' },
      name: { value: 'TEXT', description: 'the display name of the package' },
      description: { value: 'TEXT', description: 'one sentence about what the package does' },
      type: TYPE,
      license: { value: 'L', description: 'the license of the package, from the list in the schema (default: MIT)' },
      author: { value: 'NAME', description: "the author's name" },
      version: { value: 'V', description: 'the first version (default: 1.0.0)' },
      'tool-version': { value: 'V', description: 'the oldest supported version of the design tool (default: 9.0)' },
      ...shared.brandOption('writes'),
      ...JSON_OPTION,
    },
    examples: ['packages init my-packages/fan-out --identifier com.example.fan-out'],
    run: async (given) => (await import('../packages/init.ts')).initPackageFolder(given),
  },
  validate: {
    summary: 'validate packages, lists and repositories; report errors with location and suggested fix',
    arguments: { 'FILE|DIR|URL...': 'the files, directories and URLs to validate' },
    options: {
      'schema-only': { description: 'check only against the schema; skip the lint' },
      ...shared.brandOption('reads'),
      kind: {
        value: 'KIND',
        choices: ['package', 'packages', 'repository'],
        description: 'the kind of file: package, packages or repository (default: detected)',
      },
      previous: {
        value: 'FILE',
        description: 'the published packages.json: report forbidden changes to its versions',
      },
      ...JSON_OPTION,
    },
    examples: ['packages validate my-packages', 'packages validate --json --previous published.json packages.json'],
    run: async (given) => (await import('../packages/validate.ts')).validatePackages(given),
  },
  build: {
    summary: 'build a repository from a directory of packages and publish it atomically',
    arguments: { DIR: 'the directory of packages' },
    options: {
      out: { value: 'DIR', description: 'the directory to publish to (default: the one that the platform serves)' },
      'base-url': { value: 'URL', description: "the public URL of the repository (default: the platform's /packages)" },
      timestamp: {
        value: 'SECONDS',
        range: [0, 999_999_999_999],
        description: 'the time of changed entries, in seconds since 1970 (default: SOURCE_DATE_EPOCH or now)',
      },
      name: { value: 'TEXT', description: 'the name of the repository, unless repository.json in DIR has one' },
      ...shared.brandOption('reads and writes'),
      plain: { description: 'write files without links, for git hosting and static pages' },
      strict: { description: 'publish nothing if a package has errors (default: leave that package out)' },
      'allow-removal': { description: 'allow published versions and packages to be removed' },
      ...shared.KEY_OPTIONS,
      'first-signature': { description: 'sign for the first time, with --root-key; clients refuse it later' },
      ...JSON_OPTION,
    },
    examples: ['packages build my-packages --out site --base-url https://packages.example'],
    run: async (given) => (await import('../packages/build.ts')).buildPackages(given),
  },
  diff: {
    summary: 'compare two lists of packages; exit with 1 on a breaking change',
    arguments: {
      OLD: 'the older packages.json or built repository',
      NEW: 'the newer packages.json or built repository',
    },
    options: { ...shared.brandOption('reads'), ...JSON_OPTION },
    examples: ['packages diff old.json new.json'],
    run: async (given) => (await import('../packages/diff.ts')).diffPackages(given),
  },
};

const FIND_COMMANDS: Commands = {
  repositories: {
    summary: 'manage the repositories you get packages from',
    commands: {
      add: {
        summary: 'add a repository and trust its keys',
        arguments: { 'URL[#root=FINGERPRINT]': 'the URL of its repository.json, and the fingerprint of its root' },
        options: {
          ...shared.SOURCE_OPTIONS,
          root: { value: 'FILE', description: 'trust only this root.json, which you got from the maintainer' },
          'token-file': {
            value: 'FILE',
            description: 'the file with the token of a private repository; it is sent only to the host of URL',
          },
        },
        examples: [
          'packages repositories add https://packages.example/repository.json',
          'packages repositories add https://private.example/repository.json --token-file ~/.private-token',
        ],
        run: async (given) => (await import('../packages/repositories.ts')).addRepository(given),
      },
      list: {
        summary: 'list your repositories',
        options: shared.SOURCE_OPTIONS,
        run: async (given) => (await import('../packages/repositories.ts')).listRepositories(given),
      },
      show: {
        summary: 'show the key of a repository, the age of its list and when its signatures expire',
        arguments: { 'URL|NAME': 'the URL or name of the repository' },
        options: { ...shared.SOURCE_OPTIONS, ...shared.OFFLINE },
        run: async (given) => (await import('../packages/repositories.ts')).showRepository(given),
      },
      remove: {
        summary: 'remove a repository',
        arguments: { 'URL|NAME': 'the URL or name of the repository' },
        options: shared.SOURCE_OPTIONS,
        run: async (given) => (await import('../packages/repositories.ts')).removeRepository(given),
      },
    },
  },
  list: {
    summary: 'list the available packages, with the version that install would choose',
    options: { ...shared.READ_OPTIONS, ...shared.SELECTION_OPTIONS },
    examples: ['packages list --status testing'],
    run: async (given) => (await import('../packages/search.ts')).listPackages(given),
  },
  search: {
    summary: 'search for packages, best match first',
    arguments: { '[WORDS...]': 'the words to search for' },
    options: {
      ...shared.READ_OPTIONS,
      ...shared.SELECTION_OPTIONS,
      type: TYPE,
      tag: { value: 'T', description: 'only packages with this tag; may be repeated' },
      limit: { value: 'N', range: [1, Infinity], description: 'how many packages to show (default: 20)' },
    },
    examples: ['packages search via --platform linux --tool-version 9.0'],
    run: async (given) => (await import('../packages/search.ts')).searchPackages(given),
  },
  show: {
    summary: 'show the details and versions of a package',
    arguments: ID,
    options: shared.READ_OPTIONS,
    run: async (given) => (await import('../packages/show.ts')).showPackage(given),
  },
  resolve: {
    summary: 'show the version that install would choose, and why others are not chosen',
    arguments: ID,
    options: { ...shared.READ_OPTIONS, ...shared.SELECTION_OPTIONS },
    examples: ['packages resolve example.fan-out --tool-version 9.0'],
    run: async (given) => (await import('../packages/resolve.ts')).resolvePackage(given),
  },
  download: {
    summary: 'download and verify the archive of a version; resumes an interrupted download',
    arguments: ID,
    options: {
      ...shared.READ_OPTIONS,
      ...shared.SELECTION_OPTIONS,
      version: shared.VERSION,
      to: { value: 'PATH', description: 'the file or directory to write to' },
    },
    examples: ['packages download example.fan-out --to archives'],
    run: async (given) => (await import('../packages/download.ts')).downloadPackage(given),
  },
};

const INSTALL_COMMANDS: Commands = {
  install: {
    summary: 'install packages, each one atomically',
    usage: 'IDENTIFIER[@VERSION]... | --locked',
    arguments: { '[IDENTIFIER[@VERSION]...]': 'the packages to install' },
    options: {
      ...shared.READ_OPTIONS,
      ...shared.SELECTION_OPTIONS,
      ...shared.CHANGE_OPTIONS,
      ...shared.FETCH_OPTIONS,
      locked: { description: 'install exactly what annex-packages.lock in this directory lists' },
    },
    examples: ['packages install example.fan-out@1.4.0', 'packages install --locked'],
    run: async (given) => (await import('../packages/change.ts')).installPackages(given),
  },
  update: {
    summary: 'update packages to the newest version that fits; keeps your settings',
    usage: 'IDENTIFIER... | --all',
    arguments: { '[IDENTIFIER...]': 'the packages to update' },
    options: {
      ...shared.READ_OPTIONS,
      ...shared.SELECTION_OPTIONS,
      ...shared.CHANGE_OPTIONS,
      ...shared.FETCH_OPTIONS,
      all: { description: 'update everything that is not pinned' },
    },
    examples: ['packages update --all --dry-run'],
    run: async (given) => (await import('../packages/change.ts')).updatePackages(given),
  },
  outdated: {
    summary: 'list installed packages that have updates',
    options: { ...shared.READ_OPTIONS, ...shared.SELECTION_OPTIONS, ...shared.ROOT_OPTION, ...shared.OFFLINE },
    run: async (given) => (await import('../packages/outdated.ts')).listOutdated(given),
  },
  remove: {
    summary: 'remove packages; rollback restores them',
    arguments: IDS,
    options: shared.CHANGE_OPTIONS,
    run: async (given) => (await import('../packages/change.ts')).removePackages(given),
  },
  rollback: {
    summary: 'return to the previous version of a package',
    arguments: ID,
    options: shared.CHANGE_OPTIONS,
    run: async (given) => (await import('../packages/change.ts')).rollbackPackage(given),
  },
  pin: {
    summary: 'exclude packages from update --all',
    arguments: IDS,
    options: shared.CHANGE_OPTIONS,
    run: async (given) => (await import('../packages/change.ts')).pinPackages(given, true),
  },
  unpin: {
    summary: 'include packages in update --all again',
    arguments: IDS,
    options: shared.CHANGE_OPTIONS,
    run: async (given) => (await import('../packages/change.ts')).pinPackages(given, false),
  },
  verify: {
    summary: 'run an integrity check on an archive or on the installed packages',
    usage: 'FILE IDENTIFIER | --installed',
    arguments: {
      '[FILE]': 'the archive to check',
      '[IDENTIFIER...]': 'the identifier of the package it should contain',
    },
    options: {
      ...shared.READ_OPTIONS,
      ...shared.ROOT_OPTION,
      version: shared.VERSION,
      installed: { description: 'check the installed packages instead of an archive' },
    },
    examples: ['packages verify fan-out.zip example.fan-out', 'packages verify --installed'],
    run: async (given) => (await import('../packages/verify.ts')).verifyPackages(given),
  },
};

export const PACKAGES: Description = {
  notes: `Exit codes: 0 success, 1 failed or problems found, 2 usage error, 3 integrity check failed.
Your repositories, their keys and their cached lists are in ~/.annex/packages.`,
  commands: {
    ...grouped('Create and publish', { ...AUTHOR_COMMANDS, ...SIGN_COMMANDS }),
    ...grouped('Find', FIND_COMMANDS, { settings: true }),
    ...grouped('Install', INSTALL_COMMANDS, { settings: true }),
  },
  run: (_, call) => console.log(helpText(call)),
  explain: async (error) => (await import('../packages/sources.ts')).asCommandError(error),
};
