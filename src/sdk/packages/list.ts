// Reads a list of packages that strangers wrote: what breaks the format is set aside with the reasons, the rest counts.
import { visit } from 'jsonc-parser';
import type { Package } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import type { InvalidPlace } from '../../contract/types.ts';
import { toNeutral } from './tool-fields.ts';

export interface Quarantined {
  /** Its place in the list, from 0. */
  readonly index: number;
  /** What it gives as its identifier; null where that is no text. */
  readonly identifier: string | null;
  /** The first few things that are wrong, with pointers into the list. */
  readonly errors: readonly InvalidPlace[];
}

export interface PackageList {
  readonly packages: readonly Package[];
  readonly quarantined: readonly Quarantined[];
}

/** The text is no list at all. */
export class ListError extends Error {
  override readonly name = 'ListError';
}

const MAX_ERRORS = 8;
const MAX_TEXT = 200;
/** Packages that are checked before others get their turn. */
const BATCH = 32;

/** `brand` is the word that the two tool-version fields begin with in this text; the packages come back neutral. */
export async function readPackageList(text: string, brand: string): Promise<PackageList> {
  const items = readItems(text);
  const repeated = findRepeatedKeys(text);
  const outside = repeated.get(null);
  if (outside) throw new ListError(`the list has the key ${outside[0]?.detail ?? ''} twice`);
  const packages: Package[] = [];
  const quarantined: Quarantined[] = [];
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    if (index % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve));
    const neutral = toNeutral(item, brand);
    const errors = repeated
      .get(index)
      ?.map(({ pointer, detail }) => ({ pointer, detail: `${detail} stands here twice` }));
    const wrong = errors ?? findErrors(neutral, index, seen);
    const identifier = identifierOf(item);
    if (wrong.length > 0) quarantined.push({ index, identifier, errors: wrong.slice(0, MAX_ERRORS) });
    else {
      packages.push(neutral as Package);
      seen.set((neutral as Package).identifier, index);
    }
  }
  return { packages, quarantined };
}

function readItems(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ListError(`the list is not JSON${/^\s*</.test(text) ? ', it looks like an HTML page' : ''}`, { cause });
  }
  const { packages } = (value ?? {}) as { packages?: unknown };
  if (!Array.isArray(packages)) throw new ListError('the list holds no packages');
  return packages;
}

const identifierOf = (item: unknown): string | null => {
  const { identifier } = (item ?? {}) as { identifier?: unknown };
  return typeof identifier === 'string' ? identifier.slice(0, MAX_TEXT) : null;
};

function findErrors(item: unknown, index: number, seen: ReadonlyMap<string, number>): InvalidPlace[] {
  const at = `/packages/${index}`;
  if (!resources.Package(item)) {
    return (resources.Package.errors ?? []).slice(0, MAX_ERRORS).map(({ instancePath, message, params }) => ({
      pointer: (at + instancePath).slice(0, 2_000),
      detail: `${message ?? 'is not valid'}${namedKey(params)}`.slice(0, 2_000),
    }));
  }
  const { identifier, versions } = item as Package;
  const before = seen.get(identifier);
  if (before !== undefined) {
    return [{ pointer: `${at}/identifier`, detail: `is that of /packages/${before} already` }];
  }
  return versions.flatMap(({ version_epoch = 0, download_size = 0, install_size = 0 }, place) =>
    Object.entries({ version_epoch, download_size, install_size })
      .filter(([, number]) => !Number.isSafeInteger(number))
      .map(([name]) => ({ pointer: `${at}/versions/${place}/${name}`, detail: 'is too large a number' })),
  );
}

const namedKey = ({ additionalProperty }: Readonly<Record<string, unknown>>): string =>
  typeof additionalProperty === 'string' ? `: ${additionalProperty.slice(0, MAX_TEXT)}` : '';

/** By the place of the package that has them, null for those outside of any. Parsers differ in which one they take. */
function findRepeatedKeys(text: string): ReadonlyMap<number | null, readonly InvalidPlace[]> {
  const found = new Map<number | null, InvalidPlace[]>();
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, _line, _column, pathOf) => {
      const keys = open.at(-1);
      if (!keys?.has(name)) return void keys?.add(name);
      const path = pathOf();
      const index = path[0] === 'packages' && typeof path[1] === 'number' ? path[1] : null;
      const pointer = path
        .map((part) => `/${part}`)
        .join('')
        .slice(0, 2_000);
      found.set(index, [
        ...(found.get(index) ?? []).slice(0, MAX_ERRORS),
        { pointer, detail: name.slice(0, MAX_TEXT) },
      ]);
    },
  });
  return found;
}
