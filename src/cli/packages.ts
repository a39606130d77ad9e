// annex packages: what authors and users of packages do. One entry here and one file in packages/ for each action,
// loaded when it runs.
import { type Arguments, type Command, parseArguments } from './arguments.ts';
import { describeCommand, findCommand } from './help.ts';
import {
  CHANGE_OPTIONS,
  CHOICE_OPTIONS,
  FETCH_OPTIONS,
  ROOT_OPTION,
  SOURCE_OPTIONS,
  VERSION,
} from './packages/options.ts';
import { table } from './table.ts';

/** For authors: what they make and check on their own machine. */
const MAKING: Readonly<Record<string, Command>> = {
  init: {
    usage: 'packages init FOLDER',
    summary: 'make a package folder from a few questions or flags; build then works',
    words: 1,
    options: {
      identifier: { value: 'ID', description: 'like com.example.my-plugin' },
      name: { value: 'TEXT', description: 'the name people see' },
      description: { value: 'TEXT', description: 'what it is for, in a sentence' },
      type: { value: 'T', description: 'plugin, library or colortheme' },
      license: { value: 'L', description: 'one that the format knows; MIT unless given' },
      author: { value: 'NAME', description: 'who wrote it' },
      version: { value: 'V', description: 'the first one; 1.0.0 unless given' },
      'tool-version': { value: 'V', description: 'the oldest design tool that it works with; 9.0 unless given' },
      brand: { value: 'NAME', description: 'kicad writes kicad_version instead of tool_version' },
      json: { description: 'what was written, as JSON' },
    },
    run: async (given) => (await import('./packages/init.ts')).initAction(given),
  },
  validate: {
    usage: 'packages validate FILE|FOLDER|URL...',
    summary: 'check packages, lists and repositories; say where, why and what to write instead',
    words: Number.POSITIVE_INFINITY,
    options: {
      'schema-only': { description: 'the format and nothing else' },
      brand: { value: 'NAME', description: 'kicad reads kicad_version instead of tool_version' },
      kind: { value: 'KIND', description: 'package, packages or repository; otherwise told by its shape' },
      previous: { value: 'FILE', description: 'the list as it is published: what may not change has not changed' },
      json: { description: 'as JSON, for programs' },
    },
    run: async (given) => (await import('./packages/validate.ts')).validateAction(given),
  },
  build: {
    usage: 'packages build FOLDER [--out FOLDER] [--base-url URL]',
    summary: 'make a repository of a folder of packages, and publish it at once or not at all',
    words: 1,
    options: {
      out: { value: 'FOLDER', description: 'what to publish; the folder that the platform serves unless given' },
      'base-url': { value: 'URL', description: 'where it will be found; the platform’s /packages unless given' },
      timestamp: { value: 'SECONDS', description: 'the time of what changes; SOURCE_DATE_EPOCH or now unless given' },
      name: { value: 'TEXT', description: 'the repository’s name, unless repository.json in FOLDER has one' },
      brand: { value: 'NAME', description: 'kicad reads and writes kicad_version instead of tool_version' },
      plain: { description: 'files and no links: for git hosting and static pages' },
      'allow-removal': { description: 'let published versions and packages go' },
      json: { description: 'the result as JSON' },
    },
    run: async (given) => (await import('./packages/build.ts')).buildAction(given),
  },
  diff: {
    usage: 'packages diff OLD NEW',
    summary: 'compare two lists; exit with 1 where a promise is broken',
    words: 2,
    options: {
      brand: { value: 'NAME', description: 'kicad reads kicad_version instead of tool_version' },
      json: { description: 'as JSON, for programs' },
    },
    run: async (given) => (await import('./packages/diff.ts')).diffAction(given),
  },
};

/** For users: what repositories offer, and what is installed. */
const USING: Readonly<Record<string, Command>> = {
  repositories: verb('packages repositories add URL | list | remove URL', 'the repositories you take packages from', {
    options: SOURCE_OPTIONS,
    run: async (...given) => (await import('./packages/repositories.ts')).repositoriesAction(...given),
  }),
  list: verb('packages list', 'what they offer, with the version that would be installed', {
    words: 0,
    options: { ...SOURCE_OPTIONS, ...CHOICE_OPTIONS },
    run: async (given) => (await import('./packages/list.ts')).listAction(given),
  }),
  search: verb('packages search WORDS', 'find packages by words, best first', {
    options: {
      ...SOURCE_OPTIONS,
      ...CHOICE_OPTIONS,
      type: { value: 'T', description: 'plugin, library or colortheme' },
      tag: { value: 'T', description: 'a tag that it has; may be repeated' },
      limit: { value: 'N', description: 'how many to show; 20 unless given' },
    },
    run: async (given) => (await import('./packages/search.ts')).searchAction(given),
  }),
  show: verb('packages show IDENTIFIER', 'all there is to know about a package', {
    options: SOURCE_OPTIONS,
    run: async (...given) => (await import('./packages/show.ts')).showAction(...given),
  }),
  resolve: verb('packages resolve IDENTIFIER', 'the version to install here, and why not the others', {
    options: { ...SOURCE_OPTIONS, ...CHOICE_OPTIONS },
    run: async (...given) => (await import('./packages/resolve.ts')).resolveAction(...given),
  }),
  download: verb('packages download IDENTIFIER', 'the archive of a version, verified', {
    options: {
      ...SOURCE_OPTIONS,
      ...CHOICE_OPTIONS,
      version: VERSION,
      to: { value: 'PATH', description: 'file or folder to write to' },
    },
    run: async (...given) => (await import('./packages/download.ts')).downloadAction(...given),
  }),
  install: verb('packages install IDENTIFIER[@VERSION]... | --locked', 'install packages, each whole or not at all', {
    options: {
      ...SOURCE_OPTIONS,
      ...CHOICE_OPTIONS,
      ...CHANGE_OPTIONS,
      ...FETCH_OPTIONS,
      locked: { description: 'exactly what annex-packages.lock in this folder names, or nothing' },
    },
    run: async (...given) => (await import('./packages/install.ts')).installAction(...given),
  }),
  update: verb('packages update IDENTIFIER... | --all', 'to the newest version that fits; settings are kept', {
    options: {
      ...SOURCE_OPTIONS,
      ...CHOICE_OPTIONS,
      ...CHANGE_OPTIONS,
      ...FETCH_OPTIONS,
      all: { description: 'everything that is not pinned' },
    },
    run: async (...given) => (await import('./packages/update.ts')).updateAction(...given),
  }),
  outdated: verb('packages outdated', 'what an update would bring', {
    words: 0,
    options: { ...SOURCE_OPTIONS, ...CHOICE_OPTIONS, ...ROOT_OPTION, offline: FETCH_OPTIONS.offline },
    run: async (given) => (await import('./packages/outdated.ts')).outdatedAction(given),
  }),
  remove: verb('packages remove IDENTIFIER...', 'take packages away; rollback brings them back', {
    options: CHANGE_OPTIONS,
    run: async (...given) => (await import('./packages/remove.ts')).removeAction(...given),
  }),
  rollback: verb('packages rollback IDENTIFIER', 'back to the version before', {
    options: CHANGE_OPTIONS,
    run: async (...given) => (await import('./packages/rollback.ts')).rollbackAction(...given),
  }),
  pin: verb('packages pin IDENTIFIER...', 'update --all leaves it alone', {
    options: CHANGE_OPTIONS,
    run: async (...given) => (await import('./packages/pin.ts')).pinAction(...given, true),
  }),
  unpin: verb('packages unpin IDENTIFIER...', 'update --all takes it again', {
    options: CHANGE_OPTIONS,
    run: async (...given) => (await import('./packages/pin.ts')).pinAction(...given, false),
  }),
  verify: verb(
    'packages verify FILE IDENTIFIER | --installed',
    'whether an archive, or what is installed, is the one',
    {
      options: {
        ...SOURCE_OPTIONS,
        ...ROOT_OPTION,
        version: VERSION,
        installed: { description: 'the files below the root, as they were installed' },
      },
      run: async (...given) => (await import('./packages/verify.ts')).verifyAction(...given),
    },
  ),
};

type Verb = Pick<Command, 'options' | 'words'> & {
  readonly run: (given: Arguments, usage: string) => Promise<void>;
};

/** They go by the settings too; what authors give on the command line (`--base-url`) is not to be taken for a setting. */
function verb(usage: string, summary: string, { run, words = Number.POSITIVE_INFINITY, ...rest }: Verb): Command {
  return {
    usage,
    summary,
    settings: true,
    words,
    ...rest,
    run: async (given) => {
      try {
        await run(given, usage);
      } catch (error) {
        throw (await import('./packages/sources.ts')).expected(error);
      }
    },
  };
}

const ACTIONS: Readonly<Record<string, Command>> = { ...MAKING, ...USING };

const HELP = (): string => `Usage: annex packages <action>

${table(
  Object.entries(ACTIONS).map(([name, { summary }]) => [name, summary]),
  '  ',
)}

annex packages <action> --help tells more. It exits with 0 when it is done, 1 when it failed, 2 when it was called wrongly
and 3 when something is not what it is said to be. Repositories and their lists are kept in ~/.annex/packages.`;

export async function packagesCommand({ words }: Arguments): Promise<void> {
  const [name = 'help', ...rest] = words;
  if (['help', '--help', '-h'].includes(name)) return console.log(HELP());
  const action = findCommand(ACTIONS, name);
  if (rest.includes('--help') || rest.includes('-h')) return console.log(describeCommand(action));
  await action.run(parseArguments(action, rest));
}
