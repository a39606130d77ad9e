// annex packages validate: one line per problem, location first, as editors and CI systems expect it.

import { readConfig } from '../../base/config/config.ts';
import { escapeControls } from '../../contract/escape-controls.ts';
import { BRAND_PATTERN } from '../../package-manager/format/brand.ts';
import {
  type DocumentKind,
  type FileReport,
  type LocatedFinding,
  type SourceOptions,
  validateSources,
} from '../../sdk/packages/validate/index.ts';
import { type Arguments, textOf, UsageError } from '../arguments.ts';
import { plural, printJson } from '../print.ts';
import { showProgress } from './progress.ts';
import { readList } from './read-list.ts';

export async function validatePackages(given: Arguments): Promise<void> {
  const { words, options } = given;
  const progress = showProgress('Checking', (done) => `${done} files`);
  let files = 0;
  const onFile = (): void => progress.update(files++, null);
  const reports = await validateSources(words, { ...(await readOptions(given)), onFile }).finally(progress.end);
  if (options['json']) printJson(summary(reports));
  else print(reports);
  if (reports.some(({ valid }) => !valid)) process.exitCode = 1;
}

async function readOptions(given: Arguments): Promise<SourceOptions> {
  const [kind, previous] = [textOf(given, 'kind'), textOf(given, 'previous')];
  const { settings } = readConfig({ flags: {}, env: process.env, folder: process.cwd() });
  return {
    brand: brandOf(given),
    maxListBytes: settings.packages.maxListBytes,
    ...(kind === undefined ? {} : { kind: kind as DocumentKind }),
    ...(previous === undefined ? {} : { previous: await readList(previous) }),
    ...(given.options['schema-only'] ? { schemaOnly: true } : {}),
  };
}

/** The option, or else the setting. */
export function brandOf(given: Arguments): string {
  const { settings } = readConfig({ flags: {}, env: process.env, folder: process.cwd() });
  const brand = textOf(given, 'brand') ?? settings.packages.brand;
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
