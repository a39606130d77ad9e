// Options that several subcommands of annex packages share.
import { JSON_OPTION, type Option, type Options } from '../../contract/cli/command.ts';

export const TYPES = ['plugin', 'library', 'colortheme'] as const;
export const PLATFORMS = ['windows', 'macos', 'linux'] as const;
export const STATUSES = ['stable', 'testing', 'development', 'deprecated'] as const;
export const RUNTIMES = ['swig', 'ipc'] as const;

export const brandOption = (what: string): Options => ({
  brand: {
    value: 'NAME',
    description: `the prefix of the version fields: kicad ${what} kicad_version instead of tool_version`,
  },
});

export const SOURCE_OPTIONS = {
  repository: { value: 'URL', description: 'use only this repository (default: all that you added)' },
  mirror: { value: 'URL', description: 'get the files from this mirror; needs a signed repository that you trust' },
  'allow-expired': { description: 'accept expired signatures: for offline use and unattended repositories' },
  ...brandOption('reads'),
  ...JSON_OPTION,
} satisfies Options;

/** For commands that read all repositories. */
export const READ_OPTIONS = {
  ...SOURCE_OPTIONS,
  'skip-failed': { description: 'continue without repositories that cannot be verified' },
} satisfies Options;

/** How a version is selected. */
export const SELECTION_OPTIONS = {
  'tool-version': { value: 'V', description: 'the version of your design tool, such as 9.0.7' },
  platform: {
    value: 'P',
    choices: PLATFORMS,
    description: 'the operating system: windows, macos or linux (default: this system)',
  },
  runtime: { value: 'R', choices: RUNTIMES, description: 'a plugin runtime you can use: swig or ipc; may be repeated' },
  status: { value: 'S', choices: STATUSES, description: 'minimum stability: stable, testing or development' },
} satisfies Options;

/** For commands that choose a version. */
export const FIND_OPTIONS = { ...READ_OPTIONS, ...SELECTION_OPTIONS } satisfies Options;

export const ROOT_OPTION = {
  root: { value: 'DIR', description: 'the directory to install packages in; see annex help settings' },
} satisfies Options;

export const KEY_OPTIONS = {
  sign: { value: 'FILE', description: 'the online key to sign with' },
  'root-key': { value: 'FILE', description: 'the root key; needed for the first signature and to rotate keys' },
} satisfies Options;

export const CHANGE_OPTIONS = {
  ...ROOT_OPTION,
  'dry-run': { description: 'show what would be done without doing it' },
  ...JSON_OPTION,
} satisfies Options;

export const OFFLINE = { offline: { description: 'use only cached files; download nothing' } } satisfies Options;

/** For commands that download and install. */
export const INSTALL_OPTIONS = {
  ...FIND_OPTIONS,
  ...CHANGE_OPTIONS,
  ...OFFLINE,
  'allow-unverified': { description: 'accept versions without a listed SHA-256' },
} satisfies Options;

export const VERSION: Option = { value: 'V', description: 'the version; 1.0.0 also matches 1.0' };
