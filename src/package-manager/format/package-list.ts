// Reads an untrusted package list. Invalid packages are quarantined, with the reasons.
import type { Package } from '../../../generated/packages/resources.ts';
import type { InvalidPlace } from '../../contract/problem.ts';
import { inBrand } from '../validate/document.ts';
import type { Finding } from '../validate/finding.ts';
import { checkPackage } from '../validate/schema.ts';
import { neutralPackage } from './brand.ts';
import { findStructureFaults } from './json-structure.ts';

export interface Quarantined {
  /** Index in the list, starting at 0. */
  readonly index: number;
  /** Null if its identifier is not a string. */
  readonly identifier: string | null;
  /** The first errors, with pointers into the list. */
  readonly errors: readonly InvalidPlace[];
}

export interface PackageList {
  readonly packages: readonly Package[];
  readonly quarantined: readonly Quarantined[];
}

/** The text is not a package list. */
export class ListError extends Error {
  override readonly name = 'ListError';
}

const MAX_ERRORS = 8;
const MAX_IDENTIFIER_CHARACTERS = 200;
/** Packages validated before yielding to the event loop. */
const BATCH = 32;

/** `brand`: prefix of the two tool-version fields in the text. The packages are returned with neutral field names. */
export async function readPackageList(text: string, brand: string): Promise<PackageList> {
  const value = parseList(text);
  const items = itemsOf(value);
  const structureErrors = findStructureErrors(text, value);
  const packages: Package[] = [];
  const quarantined: Quarantined[] = [];
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    if (index % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve));
    const neutral = neutralPackage(item, brand);
    const errors = structureErrors.get(index) ?? findErrors(neutral, index, seen, brand);
    const identifier = identifierOf(item);
    if (errors.length > 0) quarantined.push({ index, identifier, errors: errors.slice(0, MAX_ERRORS) });
    else {
      packages.push(neutral as Package);
      seen.set((neutral as Package).identifier, index);
    }
  }
  return { packages, quarantined };
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ListError(`the list is not valid JSON${/^\s*</.test(text) ? '; it looks like an HTML page' : ''}`, {
      cause,
    });
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  const { packages } = (value ?? {}) as { packages?: unknown };
  if (!Array.isArray(packages)) throw new ListError('the list has no packages array');
  return packages;
}

const identifierOf = (item: unknown): string | null => {
  const { identifier } = (item ?? {}) as { identifier?: unknown };
  return typeof identifier === 'string' ? identifier.slice(0, MAX_IDENTIFIER_CHARACTERS) : null;
};

function findErrors(item: unknown, index: number, seen: ReadonlyMap<string, number>, brand: string): InvalidPlace[] {
  const at = `/packages/${index}`;
  const findings = checkPackage(item, at);
  if (findings.length > 0)
    return findings.slice(0, MAX_ERRORS).map((finding) => placeOf(inBrand(finding, brand, null)));
  const { identifier, versions } = item as Package;
  const before = seen.get(identifier);
  if (before !== undefined) {
    return [{ pointer: `${at}/identifier`, detail: `${identifier} is already used at /packages/${before}.` }];
  }
  return versions.flatMap(({ version_epoch = 0, download_size = 0, install_size = 0 }, place) =>
    Object.entries({ version_epoch, download_size, install_size })
      .filter(([, number]) => !Number.isSafeInteger(number))
      .map(([name]) => ({ pointer: `${at}/versions/${place}/${name}`, detail: 'The number is too large.' })),
  );
}

/** The same text as `annex packages validate` shows. */
const placeOf = ({ pointer, message, suggestion }: Finding): InvalidPlace => ({
  pointer: pointer.slice(0, 2_000),
  detail: `${message}${suggestion === null ? '' : ` -> ${suggestion}`}`.slice(0, 2_000),
});

/** Structure errors by index of their package. Throws if an error is outside of any package. */
function findStructureErrors(text: string, value: unknown): ReadonlyMap<number, readonly InvalidPlace[]> {
  const found = new Map<number, InvalidPlace[]>();
  for (const { path, pointer, detail } of findStructureFaults(text, value)) {
    const [list, index] = path;
    if (list !== 'packages' || typeof index !== 'number') throw new ListError(`the list is ambiguous: ${detail}`);
    found.set(index, [...(found.get(index) ?? []), { pointer, detail }]);
  }
  return found;
}
