// Checks documents against the schema with the generated validators. Lists are checked package by package, so that the
// time for a hostile list is proportional to its length.
import type { Package, Repository } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { isObject } from '../format/is-object.ts';
import { findLongLists, longListSentence, MAX_UNIQUE_ITEMS } from '../format/long-lists.ts';
import { stableJson } from '../format/stable-json.ts';
import { explainErrors, type SchemaError } from './explain.ts';
import { type DocumentKind, errorAt, type Finding } from './finding.ts';

/** Findings beyond this number are not listed. */
export const MAX_FINDINGS = 1_000;

interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** The findings, and the parts of the document that are valid. */
export interface Checked {
  readonly findings: Finding[];
  /** In the document's order; null if a package is invalid or was not checked. */
  readonly packages: readonly (Package | null)[];
  readonly repository: Repository | null;
}

export function checkSchema(document: unknown, kind: DocumentKind): Checked {
  if (kind === 'repository') {
    const findings = check(resources.Repository, document, '');
    return { findings, packages: [], repository: findings.length === 0 ? (document as Repository) : null };
  }
  if (kind === 'package') {
    const findings = checkPackage(document, '');
    return { findings, packages: [findings.length === 0 ? (document as Package) : null], repository: null };
  }
  const items = isObject(document) ? document['packages'] : undefined;
  if (!isObject(document) || !Array.isArray(items)) {
    return { findings: check(resources.PackageArray, document, ''), packages: [], repository: null };
  }
  const findings = check(resources.PackageArray, { ...document, packages: [] }, '');
  const packages = items.map((item: unknown, index) => {
    if (findings.length >= MAX_FINDINGS) return null;
    const packageFindings = checkPackage(item, `/packages/${index}`);
    if (packageFindings.length === 0) return item as Package;
    findings.push(...packageFindings);
    return null;
  });
  return { findings, packages, repository: null };
}

export function checkPackage(item: unknown, at: string): Finding[] {
  const tooLong = findLongLists(item);
  if (tooLong.length > 0) {
    return tooLong.map((list) => errorAt(at + list.pointer, 'too-many-items', longListSentence(list)));
  }
  const versions = isObject(item) ? item['versions'] : undefined;
  const isLong = Array.isArray(versions) && versions.length > MAX_UNIQUE_ITEMS;
  if (!isLong) return check(resources.Package, item, at);
  return [...check(resources.Package, { ...(item as object), versions: [] }, at), ...checkVersions(versions, at)];
}

/** Compares versions by their text, which takes linear time. */
function checkVersions(versions: readonly unknown[], at: string): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string | undefined, number>();
  for (const [index, version] of versions.entries()) {
    if (findings.length >= MAX_FINDINGS) break;
    findings.push(...check(resources.PackageVersion, version, `${at}/versions/${index}`));
    const text = stableJson(version);
    const first = seen.get(text) ?? index;
    seen.set(text, first);
    if (first === index) continue;
    const message = `Items ${first} and ${index} (counting from 0) are identical.`;
    findings.push(errorAt(`${at}/versions`, 'uniqueItems', message, 'Remove one of them.'));
  }
  return findings;
}

function check(validate: Validate, value: unknown, at: string): Finding[] {
  return validate(value) ? [] : explainErrors(validate.errors ?? [], value, at);
}
