import { type Command, type Commands, grouped, JSON_OPTION } from '../../contract/cli/command.ts';
import { helpText } from '../../contract/cli/help.ts';
import * as shared from '../packages/options.ts';
import { KEY_OPTIONS } from '../packages/options.ts';

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
      panel: { description: 'with a panel that workspaces can show' },
      version: { value: 'V', description: 'the first version (default: 1.0.0)' },
      'tool-version': { value: 'V', description: 'the oldest supported version of the design tool (default: 9.0)' },
      ...shared.brandOption('writes'),
      ...JSON_OPTION,
    },
    examples: [
      'packages init my-packages/fan-out --identifier com.example.fan-out',
      'packages init my-packages/bom --identifier com.example.bom --panel',
    ],
    run: async (args) => (await import('../packages/init.ts')).initPackageFolder(args),
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
    run: async (args) => (await import('../packages/validate.ts')).validatePackages(args),
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
    run: async (args) => (await import('../packages/build.ts')).buildPackages(args),
  },
  diff: {
    summary: 'compare two lists of packages; exit with 1 on a breaking change',
    arguments: {
      OLD: 'the older packages.json or built repository',
      NEW: 'the newer packages.json or built repository',
    },
    options: { ...shared.brandOption('reads'), ...JSON_OPTION },
    examples: ['packages diff old.json new.json'],
    run: async (args) => (await import('../packages/diff.ts')).diffPackages(args),
  },
};

const BUILT = { '[DIR]': 'the published directory (default: the one that the platform serves)' } as const;

const SIGN_COMMANDS: Commands = {
  keys: {
    summary: 'manage the keys that sign a repository',
    commands: {
      create: {
        summary: 'create a root key, to be kept offline, and an online key, which signs builds',
        arguments: { DIR: 'the directory to write root.pem and online.pem to' },
        options: JSON_OPTION,
        examples: ['packages keys create keys'],
        run: async (args) => (await import('../packages/keys.ts')).createSigningKeys(args),
      },
      rotate: {
        summary: 'replace the online key of a repository, or its root key',
        arguments: BUILT,
        options: {
          ...KEY_OPTIONS,
          'new-root-key': { value: 'FILE', description: 'the root key to use from now on' },
        },
        examples: ['packages keys rotate site --root-key keys/root.pem --sign new-keys/online.pem'],
        run: async (args) => (await import('../packages/keys.ts')).rotateSigningKeys(args),
      },
      show: {
        summary: 'show the fingerprint of a repository and when its signatures expire',
        arguments: BUILT,
        options: JSON_OPTION,
        run: async (args) => (await import('../packages/keys.ts')).showSigningKeys(args),
      },
    },
  },
  sign: {
    summary: 'extend the signatures of a repository, for example once a week from cron',
    usage: '[DIR] --refresh --sign FILE',
    arguments: BUILT,
    options: { ...KEY_OPTIONS, refresh: { description: 'extend the signatures of unchanged files' } },
    examples: ['packages sign site --refresh --sign keys/online.pem'],
    run: async (args) => (await import('../packages/keys.ts')).refreshSigning(args),
  },
  mirror: {
    summary: 'copy a signed repository with all its archives; resumes an interrupted copy',
    arguments: { 'URL[#root=FINGERPRINT]': 'the URL of its repository.json, and the fingerprint of its root' },
    options: {
      to: { value: 'DIR', required: true, description: 'the directory to copy to' },
      'max-bytes': { value: 'N', range: [0, Infinity], description: 'the limit for all archives (default: 64 GiB)' },
      plain: { description: 'write files without links' },
      'allow-expired': { description: 'accept expired signatures' },
      ...JSON_OPTION,
    },
    examples: ['packages mirror https://packages.example/repository.json --to mirror'],
    run: async (args) => (await import('../packages/download.ts')).mirrorPackages(args),
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
        run: async (args) => (await import('../packages/repositories.ts')).addRepository(args),
      },
      list: {
        summary: 'list your repositories',
        options: shared.SOURCE_OPTIONS,
        run: async (args) => (await import('../packages/repositories.ts')).listRepositories(args),
      },
      show: {
        summary: 'show the key of a repository, the age of its list and when its signatures expire',
        arguments: { 'URL|NAME': 'the URL or name of the repository' },
        options: { ...shared.SOURCE_OPTIONS, ...shared.OFFLINE },
        run: async (args) => (await import('../packages/repositories.ts')).showRepository(args),
      },
      remove: {
        summary: 'remove a repository',
        arguments: { 'URL|NAME': 'the URL or name of the repository' },
        options: shared.SOURCE_OPTIONS,
        run: async (args) => (await import('../packages/repositories.ts')).removeRepository(args),
      },
    },
  },
  list: {
    summary: 'list the available packages, with the version that install would choose',
    options: shared.FIND_OPTIONS,
    examples: ['packages list --status testing'],
    run: async (args) => (await import('../packages/search.ts')).listPackages(args),
  },
  search: {
    summary: 'search for packages, best match first',
    arguments: { '[WORDS...]': 'the words to search for' },
    options: {
      ...shared.FIND_OPTIONS,
      type: TYPE,
      tag: { value: 'T', description: 'only packages with this tag; may be repeated' },
      limit: { value: 'N', range: [1, Infinity], description: 'how many packages to show (default: 20)' },
    },
    examples: ['packages search via --platform linux --tool-version 9.0'],
    run: async (args) => (await import('../packages/search.ts')).searchPackages(args),
  },
  show: {
    summary: 'show the details and versions of a package',
    arguments: ID,
    options: shared.READ_OPTIONS,
    run: async (args) => (await import('../packages/search.ts')).showPackage(args),
  },
  resolve: {
    summary: 'show the version that install would choose, and why others are not chosen',
    arguments: ID,
    options: shared.FIND_OPTIONS,
    examples: ['packages resolve example.fan-out --tool-version 9.0'],
    run: async (args) => (await import('../packages/search.ts')).resolvePackage(args),
  },
  download: {
    summary: 'download and verify the archive of a version; resumes an interrupted download',
    arguments: ID,
    options: {
      ...shared.FIND_OPTIONS,
      version: shared.VERSION,
      to: { value: 'PATH', description: 'the file or directory to write to' },
    },
    examples: ['packages download example.fan-out --to archives'],
    run: async (args) => (await import('../packages/download.ts')).downloadPackage(args),
  },
};

const INSTALL_COMMANDS: Commands = {
  install: {
    summary: 'install packages, each one atomically',
    usage: 'IDENTIFIER[@VERSION]... | --locked',
    arguments: { '[IDENTIFIER[@VERSION]...]': 'the packages to install' },
    options: {
      ...shared.INSTALL_OPTIONS,
      locked: { description: 'install exactly what annex-packages.lock in this directory lists' },
    },
    examples: ['packages install example.fan-out@1.4.0', 'packages install --locked'],
    run: async (args) => (await import('../packages/change.ts')).installPackages(args),
  },
  update: {
    summary: 'update packages to the newest version that fits; keeps your settings',
    usage: 'IDENTIFIER... | --all',
    arguments: { '[IDENTIFIER...]': 'the packages to update' },
    options: {
      ...shared.INSTALL_OPTIONS,
      all: { description: 'update everything that is not pinned' },
    },
    examples: ['packages update --all --dry-run'],
    run: async (args) => (await import('../packages/change.ts')).updatePackages(args),
  },
  outdated: {
    summary: 'list installed packages that have updates',
    options: { ...shared.FIND_OPTIONS, ...shared.ROOT_OPTION, ...shared.OFFLINE },
    run: async (args) => (await import('../packages/search.ts')).listOutdated(args),
  },
  remove: {
    summary: 'remove packages; rollback restores them',
    arguments: IDS,
    options: shared.CHANGE_OPTIONS,
    run: async (args) => (await import('../packages/change.ts')).removePackages(args),
  },
  rollback: {
    summary: 'return to the previous version of a package',
    arguments: ID,
    options: shared.CHANGE_OPTIONS,
    run: async (args) => (await import('../packages/change.ts')).rollbackPackage(args),
  },
  pin: {
    summary: 'exclude packages from update --all',
    arguments: IDS,
    options: shared.CHANGE_OPTIONS,
    run: async (args) => (await import('../packages/change.ts')).pinPackages(args, true),
  },
  unpin: {
    summary: 'include packages in update --all again',
    arguments: IDS,
    options: shared.CHANGE_OPTIONS,
    run: async (args) => (await import('../packages/change.ts')).pinPackages(args, false),
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
    run: async (args) => (await import('../packages/verify.ts')).verifyPackages(args),
  },
};

export const PACKAGES: Command = {
  summary: 'create, validate and publish packages; find, install, update and verify them',
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
