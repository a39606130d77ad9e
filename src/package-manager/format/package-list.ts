// Reads an untrusted package list. Invalid packages are quarantined, with the reasons.
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Package } from '../../../generated/packages/resources.ts';
import type { InvalidPlace } from '../../contract/problem.ts';
import { inBrand } from '../validate/document.ts';
import type { Finding } from '../validate/finding.ts';
import { checkPackage } from '../validate/schema.ts';
import { neutralPackage } from './brand.ts';
import { findStructureFaults } from './json-structure.ts';
import { splitList } from './split-list.ts';

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
const BATCH = 8;

/** `brand`: prefix of the two tool-version fields in the text. The packages are returned with neutral field names. */
export async function readPackageList(text: string | Buffer, brand: string): Promise<PackageList> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const { head, tail, spans } = await splitList(bytes);
  checkRest(`${head}${tail}`);
  const packages: Package[] = [];
  const quarantined: Quarantined[] = [];
  const seen = new Map<string, number>();
  for (const [index, [start, end]] of spans.entries()) {
    if (index % BATCH === BATCH - 1) await yieldToOthers();
    const itemText = bytes.toString('utf8', start, end);
    const item = parseList(itemText);
    const neutral = neutralPackage(item, brand);
    const faults = findStructureFaults(itemText, item).map(({ pointer, detail }) => ({
      pointer: `/packages/${index}${pointer}`,
      detail,
    }));
    const errors = faults.length > 0 ? faults : findErrors(neutral, index, seen, brand);
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

/** `text`: the list without its packages. */
function checkRest(text: string): void {
  const value = parseList(text);
  const { packages } = (value ?? {}) as { packages?: unknown };
  if (!Array.isArray(packages) || packages.length > 0) throw new ListError('the list has no packages array');
  const [fault] = findStructureFaults(text, value);
  if (fault) throw new ListError(`the list is ambiguous: ${fault.detail}`);
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
