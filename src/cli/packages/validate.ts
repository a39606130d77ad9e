// annex packages validate: one line per problem, location first, as editors and CI systems expect it.

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeControls } from '../../contract/escape-controls.ts';
import { BRAND_PATTERN } from '../../package-manager/format/brand.ts';
import { parseJson } from '../../package-manager/validate/json.ts';
import {
  type DocumentKind,
  type FileReport,
  type LocatedFinding,
  type SourceOptions,
  validateSources,
} from '../../sdk/packages/validate/index.ts';
import { type Arguments, CommandError, textOf, UsageError } from '../arguments.ts';
import { plural, printJson } from '../print.ts';
import { environmentSettings } from '../settings.ts';
import { showProgress } from './progress.ts';

export async function validatePackages(args: Arguments): Promise<void> {
  const { words, options } = args;
  const progress = showProgress('Checking', (done) => `${done} files`);
  let files = 0;
  const onFile = (): void => progress.update(files++, null);
  const reports = await validateSources(words, { ...(await readOptions(args)), onFile }).finally(progress.end);
  if (options['json']) printJson(summary(reports));
  else print(reports);
  if (reports.some(({ valid }) => !valid)) process.exitCode = 1;
}

async function readOptions(args: Arguments): Promise<SourceOptions> {
  const [kind, previous] = [textOf(args, 'kind'), textOf(args, 'previous')];
  return {
    brand: brandOf(args),
    maxListBytes: environmentSettings().packages.maxListBytes,
    ...(kind === undefined ? {} : { kind: kind as DocumentKind }),
    ...(previous === undefined ? {} : { previous: await readList(previous) }),
    ...(args.options['schema-only'] ? { schemaOnly: true } : {}),
  };
}

/** The option, or else the setting. */
export function brandOf(args: Arguments): string {
  const brand = textOf(args, 'brand') ?? environmentSettings().packages.brand;
  if (!BRAND_PATTERN.test(brand)) throw new UsageError('--brand must be lower-case letters and digits, such as kicad');
  return brand;
}

const count = (reports: readonly FileReport[], severity: LocatedFinding['severity']): number =>
  reports.reduce((sum, { findings }) => sum + findings.filter((finding) => finding.severity === severity).length, 0);

const summary = (reports: readonly FileReport[]): object => ({
  valid: reports.every(({ valid }) => valid),
  errors: count(reports, 'error'),
  warnings: count(reports, 'warning'),
  files: reports,
});

function print(reports: readonly FileReport[]): void {
  for (const { findings, total, file } of reports) {
    for (const finding of findings) console.log(escapeControls(lineOf(finding)));
    if (total > findings.length) console.log(`${file}: ${total - findings.length} more not shown`);
  }
  const [errors, warnings] = [count(reports, 'error'), count(reports, 'warning')];
  const files = plural(reports.length, 'file');
  if (errors + warnings === 0) console.log(`${files} checked, no problems found.`);
  else console.log(`${files} checked: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`);
}

function lineOf({ file, line, column, severity, pointer, rule, message, suggestion }: LocatedFinding): string {
  const instead = suggestion === null ? '' : ` -> ${suggestion}`;
  return `${file}:${line}:${column}: ${severity}: ${pointer || '/'} ${message}${instead} [${rule}]`;
}

/** A packages.json, or the directory of a built repository. */
export async function readList(path: string): Promise<unknown> {
  const text = await stat(path)
    .then((stats) => readFile(stats.isDirectory() ? join(path, 'packages.json') : path, 'utf8'))
    .catch((error: Error) => {
      throw new CommandError(`cannot read ${path}: ${error.message}`, { cause: error });
    });
  const { value, findings } = parseJson(text);
  const [broken] = findings.filter(({ severity }) => severity === 'error');
  if (broken) throw new CommandError(`${path}:${broken.line}:${broken.column}: ${broken.message}`);
  return value;
}
