// repository.json as an author keeps it beside the packages: name and maintainer, without what `build` adds.
import { parseJson } from './json.ts';
import { type FileReport, type TextVerdict, validateText } from './text.ts';

const BUILT = /^\/(packages|resources|manifests)(\/|$)/;

/** Whether the text is one that no build has completed yet. */
export function isAuthoredRepository(text: string): boolean {
  const { value } = parseJson(text);
  return typeof value === 'object' && value !== null && !('packages' in value) && !('identifier' in value);
}

export async function validateAuthoredRepository(file: string, text: string): Promise<TextVerdict> {
  const { report, document } = await validateText(file, text, { kind: 'repository', schemaOnly: true });
  const findings = report.findings.filter(
    ({ pointer, rule }) => !BUILT.test(pointer) && !(rule === 'required' && pointer === '/name'),
  );
  const left: FileReport = { ...report, valid: findings.length === 0, total: findings.length, findings };
  return { report: left, document };
}
