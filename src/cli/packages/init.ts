// annex packages init: a package folder from flags, and from questions where somebody can answer them.
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { License, PackageType } from '../../../generated/packages/resources.ts';
import { problemText } from '../../package-manager/publish/error.ts';
import { BuildError, initPackage } from '../../package-manager/publish/index.ts';
import { type Arguments, CommandError, UsageError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { brandOf } from './validate.ts';

/** In the order of the questions; `{name}` is the folder's. */
const QUESTIONS = {
  identifier: ['Identifier, best one that begins with a domain of yours', 'example.{name}'],
  name: ['Name', '{name}'],
  description: ['What is it for, in a sentence?', 'Not described yet.'],
  type: ['plugin, library or colortheme?', 'plugin'],
  license: ['Licence', 'MIT'],
  author: ['Author', process.env['USER'] ?? 'Unknown'],
  version: ['First version', '1.0.0'],
  'tool-version': ['Oldest version of the design tool that it works with', '9.0'],
} as const;
type Question = keyof typeof QUESTIONS;

export async function initAction(given: Arguments): Promise<void> {
  const [folder] = given.words;
  if (folder === undefined) throw new UsageError('name the folder to make: annex packages init FOLDER');
  const answers = await ask(given, basename(resolve(folder)));
  try {
    const written = await initPackage(folder, {
      ...answers,
      type: answers.type as PackageType,
      license: answers.license as License,
      tool_version: answers['tool-version'],
      brand: brandOf(given.options),
    });
    if (given.options['json']) return printJson({ identifier: answers.identifier, files: written });
    for (const file of written) console.log(`Wrote ${file}`);
    console.log(`Put its files below ${folder}/source, then: annex packages build ${resolve(folder, '..')}`);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new CommandError(error.problems.map(problemText).join('; '), { cause: error });
  }
}

/** A flag that is given is not asked for. Without a terminal nobody is asked, and what is usual counts. */
async function ask({ options }: Arguments, folder: string): Promise<Record<Question, string>> {
  const names = Object.keys(QUESTIONS) as Question[];
  const usual = (name: Question): string => QUESTIONS[name][1].replace('{name}', () => folder);
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  const answers: [Question, string][] = [];
  for (const name of names) {
    const flag = options[name];
    const typed = flag ?? (await terminal?.question(`${QUESTIONS[name][0]} (${usual(name)}): `));
    answers.push([name, String(typed || usual(name))]);
  }
  terminal?.close();
  return Object.fromEntries(answers) as Record<Question, string>;
}
