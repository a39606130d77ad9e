// Validates one file's text: JSON, format, lint; every finding with its position.
import { type DocumentOptions, kindOf, validateDocument, verdictOf } from './document.ts';
import type { DocumentKind, Finding, LocatedFinding, Position } from './finding.ts';
import { locate, parseJson } from './json.ts';

export interface FileReport {
  /** As it was named: a path or an address. */
  readonly file: string;
  /** Null where there is no document to judge. */
  readonly kind: DocumentKind | null;
  readonly valid: boolean;
  /** How many findings there are, those that are not listed included. */
  readonly total: number;
  readonly findings: readonly LocatedFinding[];
}

export interface TextVerdict {
  readonly report: FileReport;
  /** Undefined where the text is no JSON. */
  readonly document: unknown;
}

/** `more` looks at what lies beside the file; its findings are placed like the others. */
export async function validateText(
  file: string,
  text: string,
  options: DocumentOptions = {},
  more: (document: unknown, kind: DocumentKind) => Promise<readonly Finding[]> = async () => [],
): Promise<TextVerdict> {
  const { value, findings: ofText } = parseJson(text);
  if (value === undefined) {
    return { report: reportOf(file, null, ofText.length, located(file, ofText)), document: undefined };
  }
  const kind = options.kind ?? kindOf(value);
  const verdict = validateDocument(value, { ...options, kind });
  const beside = verdictOf(kind, await more(value, kind));
  const findings = placed(file, text, [...verdict.findings, ...beside.findings]);
  const all = [...located(file, ofText), ...findings].sort(byPlace);
  return { report: reportOf(file, kind, ofText.length + verdict.total + beside.total, all), document: value };
}

/** A file that cannot even be read. */
export const unreadable = (file: string, rule: string, message: string): FileReport =>
  reportOf(file, null, 1, [
    { file, line: 1, column: 1, pointer: '', rule, severity: 'error', message, suggestion: null },
  ]);

const reportOf = (file: string, kind: DocumentKind | null, total: number, findings: LocatedFinding[]): FileReport => ({
  file,
  kind,
  valid: findings.every(({ severity }) => severity !== 'error'),
  total,
  findings,
});

const located = (file: string, findings: readonly (Finding & Position)[]): LocatedFinding[] =>
  findings.map((finding) => ({ file, ...finding }));

const byPlace = (a: LocatedFinding, b: LocatedFinding): number =>
  Number(a.severity === 'warning') - Number(b.severity === 'warning') || a.line - b.line || a.column - b.column;

/** A finding about something that is not there is placed at what it is missing from. */
function placed(file: string, text: string, findings: readonly Finding[]): LocatedFinding[] {
  if (findings.length === 0) return [];
  const places = locate(text, new Set(findings.flatMap(({ pointer }) => [...ancestors(pointer)])));
  return findings.map((finding) => {
    const found = [...ancestors(finding.pointer)].map((pointer) => places.get(pointer)).find(Boolean);
    const ofName = finding.rule === 'additionalProperties' ? found?.name : null;
    return { file, ...(ofName ?? found?.value ?? { line: 1, column: 1 }), ...finding };
  });
}

/** The pointer, and those of everything that it lies in. */
function* ancestors(pointer: string): Generator<string> {
  for (let way = pointer; way !== ''; way = way.slice(0, way.lastIndexOf('/'))) yield way;
  yield '';
}
