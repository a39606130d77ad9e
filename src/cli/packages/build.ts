// annex packages build: builds and publishes a repository from a directory of packages.
import { escapeControls } from '../../contract/escape-controls.ts';
import { problemText } from '../../package-manager/errors.ts';
import { BuildError, type BuildResult, buildRepository } from '../../sdk/packages/build/index.ts';
import { type Arguments, textOf, UsageError } from '../arguments.ts';
import { plural, printJson } from '../print.ts';
import { environmentSettings } from '../settings.ts';
import { showSigningKeys, signOptions } from './keys.ts';
import { showProgress } from './progress.ts';
import { brandOf } from './validate.ts';

export async function buildPackages(args: Arguments): Promise<void> {
  const { words, options } = args;
  const [source = ''] = words;
  const { platform, packages } = environmentSettings();
  const home = platform.baseUrl ?? `http://127.0.0.1:${platform.port}`;
  const name = textOf(args, 'name');
  const out = textOf(args, 'out') ?? platform.packagesDir;
  const progress = showProgress('Packing', (done, total) => `${done}/${total}`);
  try {
    const result = await buildRepository({
      source,
      out,
      baseUrl: (textOf(args, 'base-url') ?? `${home.replace(/\/$/, '')}/packages`).replace(/\/$/, ''),
      timestamp: timestampOf(textOf(args, 'timestamp')),
      brand: brandOf(args),
      maxListBytes: packages.maxListBytes,
      plain: options['plain'] === true,
      allowRemoval: options['allow-removal'] === true,
      skipInvalid: options['strict'] !== true,
      sign: options['sign'] === undefined ? undefined : await signOptions(args, options['first-signature'] === true),
      onProgress: progress.update,
      ...(name === undefined ? {} : { name }),
    });
    progress.end();
    if (options['json']) printJson(result);
    else print(result);
    if (options['sign'] !== undefined && !options['json']) await showSigningKeys({ ...args, words: [out] });
    if (result.problems.length > 0) process.exitCode = 1;
  } catch (error) {
    progress.end();
    if (!(error instanceof BuildError)) throw error;
    if (options['json']) printJson({ problems: error.problems });
    else {
      for (const problem of error.problems) console.error(escapeControls(problemText(problem)));
      console.error(`annex: nothing was published; ${plural(error.problems.length, 'error')} to fix`);
    }
    process.exitCode = 1;
  }
}

function timestampOf(option: string | undefined): number {
  const text = option ?? process.env['SOURCE_DATE_EPOCH'];
  if (text === undefined) return Math.floor(Date.now() / 1000);
  if (!/^\d{1,12}$/.test(text)) throw new UsageError('SOURCE_DATE_EPOCH must be a number of seconds since 1970');
  return Number(text);
}

function print({ changed, packages, versions, packed, warnings, problems }: BuildResult): void {
  for (const warning of warnings) console.error(escapeControls(`warning: ${warning}`));
  const what = `${plural(packages, 'package')}, ${plural(versions, 'version')}`;
  console.log(changed ? `Published ${what}, ${plural(packed, 'new archive')}.` : `No changes: ${what}.`);
  for (const problem of problems) console.error(escapeControls(problemText(problem)));
  if (problems.length > 0)
    console.error('annex: packages with errors were skipped; their published versions are unchanged');
}
