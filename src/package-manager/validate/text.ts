// Validates the text of one file: JSON, schema, lint. Every finding has a position.
import { type DocumentOptions, kindOf, validateDocument, verdictOf } from './document.ts';
import { type DocumentKind, errorAt, type Finding, type LocatedFinding, type Position } from './finding.ts';
import { locate, parseJson } from './json.ts';

export interface FileReport {
  /** The path or URL. */
  readonly file: string;
  /** Null if there is no document. */
  readonly kind: DocumentKind | 'panel' | null;
  readonly valid: boolean;
  /** Number of findings, including those that are not listed. */
  readonly total: number;
  readonly findings: readonly LocatedFinding[];
}

export interface TextVerdict {
  readonly report: FileReport;
  /** Undefined if the text is not JSON. */
  readonly document: unknown;
}

/** `lintFiles` checks the files next to this one. */
export async function validateText(
  file: string,
  text: string,
  options: DocumentOptions = {},
  lintFiles: (document: unknown, kind: DocumentKind) => Promise<readonly Finding[]> = async () => [],
): Promise<TextVerdict> {
  const { value, findings: jsonFindings } = parseJson(text);
  if (value === undefined) {
    return { report: reportOf(file, null, jsonFindings.length, withFile(file, jsonFindings)), document: undefined };
  }
  const kind = options.kind ?? kindOf(value);
  const verdict = validateDocument(value, { ...options, kind });
  const fileVerdict = verdictOf(kind, await lintFiles(value, kind));
  const findings = locateFindings(file, text, [...verdict.findings, ...fileVerdict.findings]);
  const all = [...withFile(file, jsonFindings), ...findings].sort(byPosition);
  return {
    report: reportOf(file, kind, jsonFindings.length + verdict.total + fileVerdict.total, all),
    document: value,
  };
}

/** The report of a file that cannot be read. */
export const unreadableReport = (file: string, rule: string, message: string): FileReport =>
  reportOf(file, null, 1, [{ file, line: 1, column: 1, ...errorAt('', rule, message) }]);

/** The report of a panel.json. */
export const panelReport = (file: string, text: string, findings: readonly Finding[]): FileReport =>
  reportOf(file, 'panel', findings.length, locateFindings(file, text, findings).sort(byPosition));

const reportOf = (file: string, kind: FileReport['kind'], total: number, findings: LocatedFinding[]): FileReport => ({
  file,
  kind,
  valid: findings.every(({ severity }) => severity !== 'error'),
  total,
  findings,
});

const withFile = (file: string, findings: readonly (Finding & Position)[]): LocatedFinding[] =>
  findings.map((finding) => ({ file, ...finding }));

const byPosition = (a: LocatedFinding, b: LocatedFinding): number =>
  Number(a.severity === 'warning') - Number(b.severity === 'warning') || a.line - b.line || a.column - b.column;

/** A finding about a missing value gets the position of the object that should contain it. */
function locateFindings(file: string, text: string, findings: readonly Finding[]): LocatedFinding[] {
  if (findings.length === 0) return [];
  const places = locate(text, new Set(findings.flatMap(({ pointer }) => [...ancestors(pointer)])));
  return findings.map((finding) => {
    const place = [...ancestors(finding.pointer)].map((pointer) => places.get(pointer)).find(Boolean);
    const namePosition = finding.rule === 'additionalProperties' ? place?.name : null;
    return { file, ...(namePosition ?? place?.value ?? { line: 1, column: 1 }), ...finding };
  });
}

/** The pointer itself and all its parents. */
function* ancestors(pointer: string): Generator<string> {
  for (let parent = pointer; parent !== ''; parent = parent.slice(0, parent.lastIndexOf('/'))) yield parent;
  yield '';
}

const ADDED_BY_BUILD = /^\/(packages|resources|manifests)(\/|$)/;

/** Whether a repository.json is an author's, with name and maintainer only, rather than a built one. */
export function isAuthoredRepository(text: string): boolean {
  const { value } = parseJson(text);
  return typeof value === 'object' && value !== null && !('packages' in value) && !('identifier' in value);
}

export async function validateAuthoredRepository(file: string, text: string): Promise<TextVerdict> {
  const { report, document } = await validateText(file, text, { kind: 'repository', schemaOnly: true });
  const findings = report.findings.filter(
    ({ pointer, rule }) => !ADDED_BY_BUILD.test(pointer) && !(rule === 'required' && pointer === '/name'),
  );
  const remaining: FileReport = { ...report, valid: findings.length === 0, total: findings.length, findings };
  return { report: remaining, document };
}
