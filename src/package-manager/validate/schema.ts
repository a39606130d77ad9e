// Checks documents against the schema with the generated validators. Lists are checked package by package, so that the
// time for a hostile list is proportional to its length.
import type { Package, Repository } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { isObject, stableJson } from '../format/json.ts';
import { explainErrors } from './explain.ts';
import { type DocumentKind, errorAt, type Finding } from './finding.ts';

/** Findings beyond this number are not listed. */
export const MAX_FINDINGS = 1_000;
/**
 * Longer lists are not validated: uniqueItems compares every pair, which takes minutes for 100,000 items. Only versions
 * may exceed the limit; they are compared by their text.
 */
const MAX_UNIQUE_ITEMS = 1_000;

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
  const longLists = findLongLists(item, at);
  if (longLists.length > 0) return longLists;
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

function check(validate: typeof resources.Package, value: unknown, at: string): Finding[] {
  return validate(value) ? [] : explainErrors(validate.errors ?? [], value, at);
}

const isLong = (list: unknown): list is readonly unknown[] => Array.isArray(list) && list.length > MAX_UNIQUE_ITEMS;

const tooManyItems = ({ length }: readonly unknown[], pointer: string): Finding =>
  errorAt(pointer, 'too-many-items', `The list has ${length} items; the limit is ${MAX_UNIQUE_ITEMS}.`);

/** Allocates nothing for valid versions, because it runs for every version of every list. */
function findLongLists(item: unknown, at: string): Finding[] {
  if (!isObject(item)) return [];
  const { tags, keep_on_update, versions } = item;
  const findings: Finding[] = [];
  if (isLong(tags)) findings.push(tooManyItems(tags, `${at}/tags`));
  if (isLong(keep_on_update)) findings.push(tooManyItems(keep_on_update, `${at}/keep_on_update`));
  if (!Array.isArray(versions)) return findings;
  for (let index = 0; index < versions.length && findings.length < MAX_UNIQUE_ITEMS; index += 1) {
    const version: unknown = versions[index];
    if (!isObject(version)) continue;
    const { platforms, keep_on_update: expressions } = version;
    if (isLong(platforms)) findings.push(tooManyItems(platforms, `${at}/versions/${index}/platforms`));
    if (isLong(expressions)) findings.push(tooManyItems(expressions, `${at}/versions/${index}/keep_on_update`));
  }
  return findings;
}
