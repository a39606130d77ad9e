// annex packages validate: one line per finding, the place first, as editors and CI systems read it.
import { readConfig } from '../../base/config/config.ts';
import { BRAND_PATTERN } from '../../package-manager/format/brand.ts';
import {
  type DocumentKind,
  type FileReport,
  type LocatedFinding,
  type SourceOptions,
  validateSources,
} from '../../package-manager/validate/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { escapeControls, printJson } from '../print.ts';
import { showProgress } from './progress.ts';
import { readList } from './read-list.ts';

const KINDS: readonly string[] = ['package', 'packages', 'repository'] satisfies DocumentKind[];

export async function validateAction({ words, options }: Arguments): Promise<void> {
  if (words.length === 0) throw new UsageError('name what to check: annex packages validate FILE|FOLDER|URL...');
  const progress = showProgress('Checking', (done) => `${done} files`);
  let files = 0;
  const onFile = (): void => progress.update(files++, null);
  const reports = await validateSources(words, { ...(await readOptions(options)), onFile }).finally(progress.end);
  if (options['json']) printJson(summary(reports));
  else print(reports);
  if (reports.some(({ valid }) => !valid)) process.exitCode = 1;
}

async function readOptions(given: Arguments['options']): Promise<SourceOptions> {
  const { kind, previous } = given;
  if (kind !== undefined && !KINDS.includes(String(kind))) throw new UsageError(`--kind is one of ${KINDS.join(', ')}`);
  const brand = brandOf(given);
  return {
    brand,
    ...(kind === undefined ? {} : { kind: kind as DocumentKind }),
    ...(previous === undefined ? {} : { previous: await readList(String(previous)) }),
    ...(given['schema-only'] ? { schemaOnly: true } : {}),
  };
}

/** The flag, else the setting. */
export function brandOf(given: Arguments['options']): string {
  const brand =
    given['brand'] ?? readConfig({ flags: {}, env: process.env, folder: process.cwd() }).settings.packages.brand;
  if (!BRAND_PATTERN.test(String(brand))) throw new UsageError('--brand is lower-case letters and digits, like kicad');
  return String(brand);
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
    if (total > findings.length) console.log(`${file}: ${total - findings.length} more are not listed`);
  }
  const [errors, warnings] = [count(reports, 'error'), count(reports, 'warning')];
  const files = plural(reports.length, 'file');
  if (errors + warnings === 0) console.log(`${files} checked, nothing found.`);
  else console.log(`${files} checked: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`);
}

const plural = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

function lineOf({ file, line, column, severity, pointer, rule, message, suggestion }: LocatedFinding): string {
  const instead = suggestion === null ? '' : ` -> ${suggestion}`;
  return `${file}:${line}:${column}: ${severity}: ${pointer || '/'} ${message}${instead} [${rule}]`;
}
