// annex packages: what authors and users of packages do. One entry here and one file in packages/ for each action,
// loaded when it runs.
import { type Arguments, type Command, parseArguments } from './arguments.ts';
import { describeCommand, findCommand } from './help.ts';
import { type Action, runAction } from './state-command.ts';
import { table } from './table.ts';

/** For authors: what they make and check on their own machine. */
const MAKING: Readonly<Record<string, Command>> = {
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

/** For users: what repositories offer. */
const USING: Readonly<Record<string, Action>> = {
  repositories: {
    usage: 'packages repositories add URL | list | remove URL',
    run: async (...given) => (await import('./packages/repositories.ts')).repositoriesAction(...given),
  },
  list: {
    usage: 'packages list [--repository URL] [--json]',
    run: async (...given) => (await import('./packages/list.ts')).listAction(...given),
  },
  search: {
    usage: 'packages search WORDS [--type T] [--tag T] [--platform P] [--status S] [--tool-version V]',
    run: async (...given) => (await import('./packages/search.ts')).searchAction(...given),
  },
  show: {
    usage: 'packages show IDENTIFIER [--json]',
    run: async (...given) => (await import('./packages/show.ts')).showAction(...given),
  },
  resolve: {
    usage: 'packages resolve IDENTIFIER [--tool-version V] [--platform P] [--runtime R] [--status S]',
    run: async (...given) => (await import('./packages/resolve.ts')).resolveAction(...given),
  },
  download: {
    usage: 'packages download IDENTIFIER [--version V] [--to FILE]',
    run: async (...given) => (await import('./packages/download.ts')).downloadAction(...given),
  },
  verify: {
    usage: 'packages verify FILE IDENTIFIER [--version V]',
    run: async (...given) => (await import('./packages/verify.ts')).verifyAction(...given),
  },
};

const HELP = (): string => `Usage: annex packages <action>

${table(
  Object.entries(MAKING).map(([name, { summary }]) => [name, summary]),
  '  ',
)}

  repositories add URL | list | remove URL   the repositories you take packages from
  list [--json]                              what they offer
  search WORDS [--type T] [--tag T] [--platform P] [--status S] [--tool-version V] [--limit N] [--json]
  show IDENTIFIER [--json]                   all there is to know about a package
  resolve IDENTIFIER [--tool-version V] [--platform P] [--runtime R] [--status S] [--json]
                                             the version to install, and why not the others
  download IDENTIFIER [--version V] [--to FILE] [--tool-version V] [--platform P] [--json]
  verify FILE IDENTIFIER [--version V] [--json]
                                             whether a file is the archive that is listed

--repository URL asks that one repository alone, --brand kicad reads files with kicad_version.
annex packages <action> --help tells more about the first three. Repositories and their lists are kept in
~/.annex/packages.`;

/** They go by the settings too; what authors give on the command line (`--base-url`) is not to be taken for a setting. */
const USERS: Command = {
  usage: 'packages <action>',
  summary: 'find, download and verify packages',
  settings: true,
  ownArguments: true,
  run: (given) => runAction(USING, given, HELP()),
};
const ACTIONS: Readonly<Record<string, Command>> = {
  ...MAKING,
  ...Object.fromEntries(Object.keys(USING).map((name) => [name, USERS])),
};

export async function packagesCommand({ words }: Arguments): Promise<void> {
  const [name = 'help', ...rest] = words;
  if (['help', '--help', '-h'].includes(name)) return console.log(HELP());
  const action = findCommand(ACTIONS, name);
  if (action === USERS) return action.run(parseArguments(action, words));
  if (rest.includes('--help') || rest.includes('-h')) return console.log(describeCommand(action));
  await action.run(parseArguments(action, rest));
}
