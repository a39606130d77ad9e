import type { Schemas } from '../../../generated/packages/contract.ts';
import { validateDocument } from '../../package-manager/validate/document.ts';

const MAX_TEXT_CHARACTERS = 2_000;

/** `defaultBrand` applies if the request names none. */
export function validatePackages(
  request: Schemas['ValidatePackages'],
  defaultBrand: string,
): Schemas['PackageVerdict'] {
  const { document, kind, schema_only } = request;
  const verdict = validateDocument(document, {
    brand: request.brand ?? defaultBrand,
    schemaOnly: schema_only ?? false,
    ...(kind === undefined ? {} : { kind }),
  });
  // The sender's document can contain names of any length, and pointers and messages repeat them.
  const findings = verdict.findings.map((finding) => ({
    ...finding,
    pointer: finding.pointer.slice(0, MAX_TEXT_CHARACTERS),
    message: finding.message.slice(0, MAX_TEXT_CHARACTERS),
  }));
  return { ...verdict, findings };
}
