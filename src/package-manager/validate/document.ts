// Validates one document: schema, then lint. Reads no files, so it also runs in browsers.
import { pointerSteps, valueAt } from '../../contract/json-pointer.ts';
import { type Brand, brandField, NEUTRAL_BRAND, neutralDocument } from '../format/brand.ts';
import { type DocumentKind, type Finding, pointerTo, type Verdict } from './finding.ts';
import { lintDocument } from './lint.ts';
import { checkSchema, MAX_FINDINGS } from './schema.ts';

export interface DocumentOptions {
  /** Detected if absent. */
  readonly kind?: DocumentKind;
  readonly brand?: Brand;
  /** Skip the lint. */
  readonly schemaOnly?: boolean;
  /** The published package list with the same brand, to find forbidden changes. */
  readonly previous?: unknown;
}

export function validateDocument(document: unknown, options: DocumentOptions = {}): Verdict {
  const brand = options.brand ?? NEUTRAL_BRAND;
  const kind = options.kind ?? kindOf(document);
  const neutral = neutralDocument(document, brand, kind);
  const checked = checkSchema(neutral, kind);
  const { findings } = checked;
  if (!options.schemaOnly) {
    const previous = neutralDocument(options.previous, brand, kindOf(options.previous));
    findings.push(...lintDocument(neutral, kind, checked, previous));
  }
  const branded = findings.map((finding) => inBrand(finding, brand, document));
  return verdictOf(kind, branded);
}

/** Sorts errors before warnings, each in the order of the document. */
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

/** In a package list, `packages` is an array; in a repository, it is an object. A package has `versions`. */
export function kindOf(document: unknown): DocumentKind {
  const { packages, versions } = (document ?? {}) as { readonly packages?: unknown; readonly versions?: unknown };
  if (packages === undefined || Array.isArray(versions)) return 'package';
  return Array.isArray(packages) ? 'packages' : 'repository';
}

/** The finding with the field names of the brand. */
export function inBrand(finding: Finding, brand: Brand, document: unknown): Finding {
  if (brand === NEUTRAL_BRAND) return finding;
  const steps = pointerSteps(finding.pointer);
  const branded = (text: string): string =>
    text.replaceAll(/\btool_version(?:_max)?\b/g, (name) => brandField(name, brand));
  const hasNeutralField =
    finding.rule === 'required' && steps.at(-1) === 'tool_version' && valueAt(document, steps) !== undefined;
  return {
    ...finding,
    pointer: steps.reduce((parent, step) => pointerTo(parent, brandField(step, brand)), ''),
    message: branded(finding.message),
    suggestion: hasNeutralField
      ? 'Validate the file without a brand.'
      : finding.suggestion && branded(finding.suggestion),
  };
}
