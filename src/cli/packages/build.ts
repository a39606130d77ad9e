// annex packages build: from a folder of packages to a published repository.
import { readConfig } from '../../base/config/config.ts';
import { problemText } from '../../package-manager/publish/error.ts';
import { BuildError, type BuildResult, buildRepository } from '../../package-manager/publish/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { showProgress } from './progress.ts';
import { brandOf } from './validate.ts';

export async function buildAction({ words: [source], options }: Arguments): Promise<void> {
  if (source === undefined) throw new UsageError('name the folder of packages: annex packages build FOLDER');
  const { platform } = readConfig({ flags: {}, env: process.env, folder: process.cwd() }).settings;
  const text = (name: string): string | undefined => (options[name] === undefined ? undefined : String(options[name]));
  const home = platform.baseUrl ?? `http://127.0.0.1:${platform.port}`;
  const name = text('name');
  const progress = showProgress('Packing', (done, total) => `${done}/${total}`);
  try {
    const result = await buildRepository({
      source,
      out: text('out') ?? platform.packagesDir,
      baseUrl: (text('base-url') ?? `${home.replace(/\/$/, '')}/packages`).replace(/\/$/, ''),
      timestamp: timestampOf(text('timestamp')),
      brand: brandOf(options),
      plain: options['plain'] === true,
      allowRemoval: options['allow-removal'] === true,
      skipInvalid: options['strict'] !== true,
      onProgress: progress.update,
      ...(name === undefined ? {} : { name }),
    });
    progress.end();
    if (options['json']) console.log(JSON.stringify(result, null, 2));
    else print(result);
    if (result.problems.length > 0) process.exitCode = 1;
  } catch (error) {
    progress.end();
    if (!(error instanceof BuildError)) throw error;
    if (options['json']) console.log(JSON.stringify({ problems: error.problems }, null, 2));
    else {
      for (const problem of error.problems) console.error(problemText(problem));
      console.error(`annex: nothing was published (${error.problems.length} to mend)`);
    }
    process.exitCode = 1;
  }
}

function timestampOf(given: string | undefined): number {
  const text = given ?? process.env['SOURCE_DATE_EPOCH'];
  if (text === undefined) return Math.floor(Date.now() / 1000);
  if (!/^\d{1,12}$/.test(text)) {
    throw new UsageError(
      `${given === undefined ? 'SOURCE_DATE_EPOCH' : '--timestamp'} is a number of seconds since 1970`,
    );
  }
  return Number(text);
}

function print({ changed, packages, versions, packed, warnings, problems }: BuildResult): void {
  for (const warning of warnings) console.error(`warning: ${warning}`);
  const what = `${packages} packages, ${versions} versions`;
  console.log(changed ? `Published ${what}; ${packed} archives are new.` : `Nothing has changed: ${what}.`);
  for (const problem of problems) console.error(problemText(problem));
  if (problems.length > 0) console.error('annex: packages with errors were left out, or stay as they are published');
}
