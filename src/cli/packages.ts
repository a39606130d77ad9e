// annex packages: the first word chooses. One entry here and one file in packages/ per action; a file is loaded when
// its action runs.
import { type Arguments, type Command, parseArguments } from './arguments.ts';
import { describeCommand, findCommand } from './help.ts';
import { table } from './table.ts';

const ACTIONS: Readonly<Record<string, Command>> = {
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

export async function packagesCommand({ words: [name, ...rest] }: Arguments): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return console.log(overview());
  const action = findCommand(ACTIONS, name);
  if (rest.includes('--help') || rest.includes('-h')) return console.log(describeCommand(action));
  await action.run(parseArguments(action, rest));
}

const overview = (): string => `Usage: annex packages <action>

${table(
  Object.entries(ACTIONS).map(([name, { summary }]) => [name, summary]),
  '  ',
)}

annex packages <action> --help explains an action.`;
