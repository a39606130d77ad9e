// annex packages init: creates a package directory from options, and from questions on a terminal.
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { License, PackageType } from '../../../generated/packages/resources.ts';
import { problemText } from '../../package-manager/errors.ts';
import { BuildError, initPackage } from '../../sdk/packages/build/index.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { brandOf } from './validate.ts';

/** Question and default, in order. `{name}` is the name of the directory. */
const QUESTIONS = {
  identifier: ['Identifier, ideally starting with a domain you own', 'example.{name}'],
  name: ['Name', '{name}'],
  description: ['What does the package do, in one sentence?', 'Not described yet.'],
  type: ['Type: plugin, library or colortheme', 'plugin'],
  license: ['License', 'MIT'],
  author: ['Author', process.env['USER'] ?? 'Unknown'],
  version: ['First version', '1.0.0'],
  'tool-version': ['Oldest supported version of the design tool', '9.0'],
} as const;

export async function initPackageFolder(args: Arguments): Promise<void> {
  const [folder = ''] = args.words;
  const answers = await ask(args, basename(resolve(folder)));
  try {
    const written = await initPackage(folder, {
      ...answers,
      type: answers.type as PackageType,
      license: answers.license as License,
      tool_version: answers['tool-version'],
      brand: brandOf(args),
      panel: args.options['panel'] === true,
    });
    if (args.options['json']) return printJson({ identifier: answers.identifier, files: written });
    for (const file of written) console.log(`Wrote ${file}`);
    console.log(
      `Put the files of the package in ${folder}/source, then run: annex packages build ${resolve(folder, '..')}`,
    );
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new CommandError(error.problems.map(problemText).join('; '), { cause: error });
  }
}

/** Skips the questions that options answer. Without a terminal, uses the defaults. */
async function ask({ options }: Arguments, folder: string) {
  using terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  const answers: Partial<Record<string, string>> = {};
  for (const [name, [question, text]] of Object.entries(QUESTIONS)) {
    const standard = text.replace('{name}', () => folder);
    const typed = options[name] ?? (await terminal?.question(`${question} (${standard}): `));
    answers[name] = String(typed || standard);
  }
  return answers as Record<keyof typeof QUESTIONS, string>;
}
