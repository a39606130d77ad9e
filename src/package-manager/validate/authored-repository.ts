// The author's repository.json next to the packages: name and maintainer, without the fields that `build` adds.
import { parseJson } from './json.ts';
import { type FileReport, type TextVerdict, validateText } from './text.ts';

const ADDED_BY_BUILD = /^\/(packages|resources|manifests)(\/|$)/;

/** Whether the text is an author's file rather than a built one. */
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
