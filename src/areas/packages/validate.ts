import type { Schemas } from '../../../generated/packages/contract.ts';
import { validateDocument } from '../../package-manager/validate/document.ts';

const MAX_POINTER_CHARACTERS = 2_000;

/** `brand` counts where the request names none. */
export function checkDocument(asked: Schemas['ValidatePackages'], brand: string): Schemas['PackageVerdict'] {
  const { document, kind, schema_only } = asked;
  const verdict = validateDocument(document, {
    brand: asked.brand ?? brand,
    schemaOnly: schema_only ?? false,
    ...(kind === undefined ? {} : { kind }),
  });
  // Pointers hold names that the sender chose, of any length.
  const findings = verdict.findings.map((finding) => ({
    ...finding,
    pointer: finding.pointer.slice(0, MAX_POINTER_CHARACTERS),
    message: finding.message.slice(0, MAX_POINTER_CHARACTERS),
  }));
  return { ...verdict, findings };
}
