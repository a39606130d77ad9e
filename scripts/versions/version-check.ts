// Checks that a document's version matches its changes since the last release.
import type { AsyncApi, OpenApi, Schema } from '../../src/contract/document.ts';
import { asyncapiBreaks } from './asyncapi.ts';
import { openapiBreaks } from './openapi.ts';
import { SchemaComparer } from './schemas.ts';
import { stripProse } from './strip-prose.ts';

export interface Format extends Schema {
  $id: string;
  $defs?: Record<string, Schema>;
}

/** Breaking changes of a file format: a narrower schema breaks authors, a wider one breaks readers. */
function formatBreaks(before: Format, after: Format): string[] {
  const schemas = new SchemaComparer(before, after);
  const parts = Object.entries(before.$defs ?? {}).flatMap(([name, schema]) => {
    const partner = after.$defs?.[name];
    return partner ? schemas.breaks(schema, partner, 'both', name) : [`${name}: was removed`];
  });
  return [...new Set([...schemas.breaks(before, after, 'both', 'root'), ...parts])];
}

export type Document = OpenApi | AsyncApi | Format;
type Version = readonly [major: number, minor: number, patch: number];

/** One line for each change that needs a higher version. */
export function checkVersion(name: string, released: Document, current: Document): string[] {
  const was = versionOf(released);
  const is = versionOf(current);
  const [major, minor] = was;
  if (compare(is, was) < 0) return [`${name}: ${is.join('.')} is lower than the released ${was.join('.')}`];
  if (is[0] > major) return [];
  const breaks = breaksOf(released, current);
  if (breaks.length > 0) {
    const remedy = '$id' in current ? `v${major + 1} in $id` : `info.version ${major + 1}.0.0`;
    return breaks.map((what) => `${name}: ${what} (breaks callers of ${was.join('.')}; needs ${remedy})`);
  }
  if ('$id' in current || is[1] > minor || !hasChanged(released, current)) return [];
  return [`${name}: has changed since ${was.join('.')} was released (needs info.version ${major}.${minor + 1}.0)`];
}

/** Ignores prose and examples. */
export const hasChanged = (released: Document, current: Document): boolean =>
  JSON.stringify(stripProse(released)) !== JSON.stringify(stripProse(current));

function breaksOf(released: Document, current: Document): string[] {
  if ('openapi' in current) return openapiBreaks(released as OpenApi, current as OpenApi);
  if ('asyncapi' in current) return asyncapiBreaks(released as AsyncApi, current as AsyncApi);
  return formatBreaks(released as Format, current as Format);
}

/** A file format has only a major version, at the end of its $id. */
export function versionOf(document: Document): Version {
  const text = '$id' in document ? `${/:v(\d+)$/.exec(String(document.$id))?.[1]}.0.0` : String(infoOf(document));
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!found) throw new Error(`${text} is not a version of the form 1.2.3`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

const infoOf = (document: Document): unknown => (document['info'] as { version?: unknown } | undefined)?.version;

function compare(left: Version, right: Version): number {
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : (left[at] as number) - (right[at] as number);
}
