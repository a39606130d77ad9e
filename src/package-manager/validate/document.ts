// Validates one document: format, then lint. Runs in browsers too, reads no file.
import { type Brand, brandField, NEUTRAL_BRAND, neutralDocument } from '../format/brand.ts';
import { type DocumentKind, type Finding, pointerTo, stepsOf, type Verdict } from './finding.ts';
import { lintDocument } from './lint/index.ts';
import { checkSchema, MAX_FINDINGS } from './schema.ts';

export interface DocumentOptions {
  /** What the document is meant to be; told by its shape when absent. */
  readonly kind?: DocumentKind;
  readonly brand?: Brand;
  /** The format and nothing else. */
  readonly schemaOnly?: boolean;
  /** The list of packages as it is published, in the same brand: what may not change is compared with it. */
  readonly previous?: unknown;
}

export function validateDocument(document: unknown, options: DocumentOptions = {}): Verdict {
  const brand = options.brand ?? NEUTRAL_BRAND;
  const kind = options.kind ?? kindOf(document);
  const neutral = neutralDocument(document, brand, kind);
  const checked = checkSchema(neutral, kind);
  const { findings } = checked;
  if (!options.schemaOnly) {
    const previous =
      options.previous === undefined ? undefined : neutralDocument(options.previous, brand, kindOf(options.previous));
    findings.push(...lintDocument(neutral, kind, checked, previous));
  }
  return verdictOf(
    kind,
    findings.map((finding) => inBrand(finding, brand, document)),
  );
}

/** Errors first; otherwise in the order in which they were found, which is the document's. */
export function verdictOf(kind: DocumentKind, findings: readonly Finding[]): Verdict {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return {
    valid: errors.length === 0,
    kind,
    total: findings.length,
    findings: [...errors, ...warnings].slice(0, MAX_FINDINGS),
  };
}

/** A list holds packages in an array, a repository names its list in an object; what has versions is a package. */
export function kindOf(document: unknown): DocumentKind {
  const { packages, versions } = (document ?? {}) as { readonly packages?: unknown; readonly versions?: unknown };
  if (packages === undefined || Array.isArray(versions)) return 'package';
  return Array.isArray(packages) ? 'packages' : 'repository';
}

/** The field that the finding is about, in the words of the file that was read. */
export function inBrand(finding: Finding, brand: Brand, document: unknown): Finding {
  if (brand === NEUTRAL_BRAND) return finding;
  const steps = stepsOf(finding.pointer);
  const pointer = steps.reduce((way, step) => pointerTo(way, brandField(step, brand)), '');
  const words = (text: string): string =>
    text.replaceAll(/\btool_version(?:_max)?\b/g, (name) => brandField(name, brand));
  return {
    ...finding,
    pointer,
    message: words(finding.message),
    suggestion:
      finding.rule === 'required' && isThere(document, steps)
        ? 'Validate it without a brand.'
        : finding.suggestion && words(finding.suggestion),
  };
}

/** Whether the neutral field that is missed in a brand's words is what the file has. */
function isThere(document: unknown, steps: readonly string[]): boolean {
  if (steps.at(-1) !== 'tool_version') return false;
  let value = document;
  for (const step of steps) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step];
  return value !== undefined;
}
