// The format and nothing else: the generated validators, package by package, so that a hostile list costs no more than
// its length.
import type { Package, Repository } from '../../../../generated/packages/resources.ts';
import { resources } from '../../../../generated/packages/validators.js';
import { explainErrors, type SchemaError } from './explain.ts';
import { type DocumentKind, errorAt, type Finding, pointerTo } from './finding.ts';

/** Lists without equal items are compared pair by pair: none longer than this is looked at. */
export const MAX_UNIQUE_ITEMS = 1_000;

/** Where so much is wrong, more of it helps nobody. */
export const MAX_FINDINGS = 1_000;

interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** What keeps to the format, beside what was found in the rest. */
export interface Checked {
  readonly findings: Finding[];
  /** In the document's order; null for one that breaks the format, or was not reached. */
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
    const here = checkPackage(item, pointerTo('/packages', index));
    findings.push(...here);
    return here.length === 0 ? (item as Package) : null;
  });
  return { findings, packages, repository: null };
}

function checkPackage(item: unknown, at: string): Finding[] {
  const tooLong = isObject(item) ? overlongLists(item, at) : [];
  return tooLong.length > 0 ? tooLong : check(resources.Package, item, at);
}

/** Runs for every version there is, so that nothing is made for one that is as it should be. */
function overlongLists(item: Readonly<Record<string, unknown>>, at: string): Finding[] {
  const { tags, keep_on_update, versions } = item;
  const findings: Finding[] = [];
  if (isOverlong(tags)) findings.push(overlong(`${at}/tags`, tags));
  if (isOverlong(keep_on_update)) findings.push(overlong(`${at}/keep_on_update`, keep_on_update));
  if (isOverlong(versions)) findings.push(overlong(`${at}/versions`, versions));
  if (!Array.isArray(versions)) return findings;
  const looked = Math.min(versions.length, MAX_UNIQUE_ITEMS);
  for (let index = 0; index < looked; index += 1) {
    const version: unknown = versions[index];
    if (!isObject(version)) continue;
    const { platforms, keep_on_update: kept } = version;
    if (isOverlong(platforms)) findings.push(overlong(`${at}/versions/${index}/platforms`, platforms));
    if (isOverlong(kept)) findings.push(overlong(`${at}/versions/${index}/keep_on_update`, kept));
  }
  return findings;
}

const isOverlong = (list: unknown): list is readonly unknown[] => Array.isArray(list) && list.length > MAX_UNIQUE_ITEMS;

const overlong = (pointer: string, { length }: readonly unknown[]): Finding =>
  errorAt(pointer, 'too-many-items', `The list has ${length} items; more than ${MAX_UNIQUE_ITEMS} are not read.`);

function check(validate: Validate, value: unknown, at: string): Finding[] {
  return validate(value) ? [] : explainErrors(validate.errors ?? [], value, at);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
