// Reads an untrusted package list. Invalid packages are quarantined, with the reasons.
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { Package } from '../../../generated/packages/resources.ts';
import type { InvalidPlace } from '../../contract/problem.ts';
import { neutralDocument } from '../format/brand.ts';
import { isPlain } from '../format/json-structure.ts';
import { inBrand } from './document.ts';
import type { Finding } from './finding.ts';
import { parseJson } from './json.ts';
import { checkPackage } from './schema.ts';

export type Quarantined = Schemas['QuarantinedPackage'];

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
/** Limits of a hostile list: a package of two bytes takes as long to explain as a real one. */
const MAX_PACKAGES = 1_000_000;
const MAX_QUARANTINED = 10_000;
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
    const neutral = neutralDocument(item, brand, 'package');
    const ambiguities = findAmbiguities(itemText, item, `/packages/${index}`);
    const errors = ambiguities.length > 0 ? ambiguities : findErrors(neutral, index, seen, brand);
    const identifier = identifierOf(item);
    if (errors.length > 0 && quarantined.length >= MAX_QUARANTINED) {
      throw new ListError(`more than ${MAX_QUARANTINED} packages of the list are invalid`);
    }
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
    const hint = /^\s*</.test(text) ? '; it looks like an HTML page' : '';
    throw new ListError(`the list is not valid JSON${hint}`, { cause });
  }
}

/** `text`: the list without its packages. */
function checkRest(text: string): void {
  const value = parseList(text);
  const { packages } = (value ?? {}) as { packages?: unknown };
  if (!Array.isArray(packages) || packages.length > 0) throw new ListError('the list has no packages array');
  const [ambiguity] = findAmbiguities(text, value, '');
  if (ambiguity) throw new ListError(`the list is ambiguous: ${ambiguity.detail}`);
}

/** `value` is the parsed text. */
const findAmbiguities = (text: string, value: unknown, at: string): InvalidPlace[] =>
  isPlain(value, text)
    ? []
    : parseJson(text)
        .findings.filter(({ severity }) => severity === 'error')
        .map((finding) => placeOf({ ...finding, pointer: `${at}${finding.pointer}` }));

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

const NAME = Buffer.from('"packages"');
const SLICE_BYTES = 1 << 20;
const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Finds the packages in the text of a list, so that they can be parsed one by one: a large list would otherwise block
 * the event loop. Spans begin with a package and end after it. If the text is not JSON, neither are the rest and all
 * packages.
 */
export async function splitList(bytes: Buffer) {
  const spans: (readonly [start: number, end: number])[] = [];
  let [depth, start, end] = [0, -1, bytes.length];
  let isNamed = false;
  for (let at = 0, pause = SLICE_BYTES; at < end; at += 1) {
    if (at > pause) {
      pause = at + SLICE_BYTES;
      await yieldToOthers();
    }
    const code = bytes[at];
    if (code === QUOTE) {
      const from = at;
      for (at += 1; at < end && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
      if (depth === 1) isNamed = NAME.equals(bytes.subarray(from, at + 1));
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth += 1;
      if (depth === 2 && isNamed && code === OPEN_BRACKET) start = at + 1;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      depth -= 1;
      if (depth !== 1 || start < 0) continue;
      if (spans.length > 0 || bytes.toString('utf8', start, at).trim() !== '') spans.push([start, at]);
      end = at;
    } else if (code === COMMA && depth === 2 && start >= 0) {
      if (spans.length >= MAX_PACKAGES) throw new ListError(`the list has more than ${MAX_PACKAGES} packages`);
      spans.push([start, at]);
      start = at + 1;
    }
  }
  const first = spans[0]?.[0] ?? end;
  return { head: bytes.subarray(0, first), tail: bytes.subarray(end), spans };
}
