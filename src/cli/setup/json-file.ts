// Changes single entries of settings that belong to someone else: everything else stays as it is, byte for byte.
import { chmod, chown, lstat, mkdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createScanner, findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { writeAtomically, writeTemporary } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';

export interface JsonEdit {
  readonly path: readonly string[];
  readonly value: unknown;
  /** The value is an element of the list at the path. */
  readonly inList?: boolean;
  /** Text that only entries of ours have, of other versions too. */
  readonly mark: string;
}

/** Why a file is left alone. */
export class FileLeftAlone extends Error {}

const MAX_BYTES = 4 * 1024 * 1024;
const OPTIONS = { allowTrailingComma: true };

/** The text with the entries, or without them. Unchanged if there is nothing to do. */
export function editJson(text: string, edits: readonly JsonEdit[], remove: boolean): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  let json = text.slice(mark.length);
  if (json.trim() === '') {
    if (remove || edits.length === 0) return text;
    json = '{}\n';
  }
  for (const edit of edits) json = remove ? without(json, edit) : withEntry(json, edit);
  parseJson(json); // nothing broken is ever written
  return mark + json;
}

function withEntry(json: string, { path, value, inList, mark }: JsonEdit): string {
  const root = parseJson(json);
  const found = nodeAt(root, path, inList ? 'array' : undefined);
  const node = inList ? found?.children?.find((each) => isMarked(each, mark)) : found;
  if (node && isSame(node, value)) return json;
  if (node)
    return json.slice(0, node.offset) + textOf(json, node.offset, value) + json.slice(node.offset + node.length);
  if (inList && found) return insert(json, found, null, value);
  let depth = path.length - 1; // of the innermost object that exists
  while (depth > 0 && !findNodeAtLocation(root, path.slice(0, depth))) depth--;
  const container = findNodeAtLocation(root, path.slice(0, depth)) ?? root;
  const inner = path.slice(depth + 1).reduceRight<unknown>((each, key) => ({ [key]: each }), inList ? [value] : value);
  return insert(json, container, String(path[depth]), inner);
}

function without(json: string, { path, inList, mark }: JsonEdit): string {
  const node = nodeAt(parseJson(json), path, inList ? 'array' : undefined);
  const ours = (inList ? (node?.children ?? []) : node ? [node] : []).find((each) => isMarked(each, mark));
  const entry = inList ? ours : ours?.parent;
  return entry?.parent ? cut(json, entry.parent, entry) : json;
}

const isMarked = (node: Node, mark: string): boolean => JSON.stringify(getNodeValue(node)).includes(mark);

/** The parser makes objects without a prototype. */
const isSame = (node: Node, value: unknown): boolean => isDeepStrictEqual(structuredClone(getNodeValue(node)), value);

function parseJson(json: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, OPTIONS);
  if (!root || errors.length > 0) throw new FileLeftAlone('it is not valid JSON');
  return root;
}

/** Refuses an entry that would replace something of another form. */
function nodeAt(root: Node, path: readonly string[], type?: 'array'): Node | undefined {
  for (let depth = 0; depth < path.length; depth++) {
    const parent = findNodeAtLocation(root, path.slice(0, depth));
    if (!parent) return undefined;
    if (parent.type !== 'object') throw new FileLeftAlone(`${path.slice(0, depth).join('.') || 'it'} is not an object`);
  }
  const node = findNodeAtLocation(root, [...path]);
  if (type && node && node.type !== type) throw new FileLeftAlone(`${path.join('.')} is not a list`);
  return node;
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** The place of the comma that follows, behind comments; -1 if something else does. */
function commaAfter(json: string, offset: number): number {
  const scanner = createScanner(json, true);
  scanner.setPosition(offset);
  scanner.scan();
  return json[scanner.getTokenOffset()] === ',' ? scanner.getTokenOffset() : -1;
}

/** The value with the line breaks and the indentation of the file, at a place of it. */
function textOf(json: string, offset: number, value: unknown): string {
  const [, unit = '  '] = /^([ \t]+)["\]}/]/m.exec(json) ?? [];
  const line = json.slice(json.lastIndexOf('\n', offset - 1) + 1, offset);
  const [outer = ''] = /^[ \t]*/.exec(line) ?? [];
  return JSON.stringify(value, null, unit).replaceAll('\n', lineBreak(json) + outer);
}

const lineBreak = (json: string): string => (json.includes('\r\n') ? '\r\n' : '\n');

/** Adds an entry at the end of an object or list, behind the comments there. */
function insert(json: string, container: Node, key: string | null, value: unknown): string {
  const close = endOf(container) - 1;
  const last = container.children?.at(-1);
  const comma = last ? commaAfter(json, endOf(last)) : -1;
  const head =
    last && comma === -1 ? `${json.slice(0, endOf(last))},${json.slice(endOf(last), close)}` : json.slice(0, close);
  const kept = head.trimEnd();
  const wrapped = textOf(json, close, key === null ? [value] : { [key]: value });
  const lines = wrapped.split(lineBreak(json));
  const entry = [kept, ...lines.slice(1, -1)].join(lineBreak(json)) + (comma === -1 ? '' : ',');
  const space = head.slice(kept.length);
  return entry + (space.includes('\n') ? space : lineBreak(json) + lines.at(-1)?.slice(0, -1)) + json.slice(close);
}

/** Takes out an entry with its comma, and leaves the comments around it. */
function cut(json: string, container: Node, entry: Node): string {
  const previous = container.children?.[container.children.indexOf(entry) - 1];
  const next = commaAfter(json, endOf(entry));
  const comma = previous && next === -1 ? commaAfter(json, endOf(previous)) : -1;
  const before = json.slice(0, entry.offset);
  const tail = json.slice(next === -1 ? endOf(entry) : next + 1);
  const kept = /^[ \t]*\r?\n/.test(tail) ? before.trimEnd() : before;
  const head = comma === -1 ? kept : kept.slice(0, comma) + kept.slice(comma + 1);
  const inside = head.slice(container.offset + 1);
  if (inside.includes('\n')) return head + tail;
  return head + (/^ ./.test(inside) ? ' ' : '') + tail.trimStart(); // it was in one line
}

/** Null if there is no file. */
export async function readSettings(path: string): Promise<string | null> {
  const info = await stat(path).catch(ifMissing(null));
  if (info === null && (await lstat(path).catch(ifMissing(null)))) throw new FileLeftAlone('it is a link to nothing');
  if (info === null) return null;
  if (!info.isFile()) throw new FileLeftAlone('it is not a file');
  if (info.size > MAX_BYTES) throw new FileLeftAlone('it is too large');
  if ((info.mode & 0o200) === 0) throw new FileLeftAlone('it is read-only');
  const bytes = await readFile(path);
  const text = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(text))) throw new FileLeftAlone('it is not UTF-8');
  return text;
}

/** What the file was before the first change. */
const copyOf = (target: string): string => `${target}.before-annex`;

/** Replaces the file that a link leads to, and keeps its mode and owner. Keeps a private copy of the original beside it. */
export async function writeSettings(path: string, before: string | null, after: string): Promise<void> {
  if (before === null) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return writeAtomically(path, after, 0o600);
  }
  const target = await realpath(path);
  if ((await stat(copyOf(target)).catch(ifMissing(null))) === null)
    await writeAtomically(copyOf(target), before, 0o600);
  const { mode, uid, gid } = await stat(target);
  const temporary = await writeTemporary(target, after, 0o600);
  try {
    if (uid !== process.getuid?.() || gid !== process.getgid?.()) await chown(temporary, uid, gid);
    await chmod(temporary, mode & 0o7777);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Takes the entries out. A file that nobody else has changed becomes what it was. */
export async function removeFromSettings(path: string, now: string, edits: readonly JsonEdit[]): Promise<void> {
  const target = await realpath(path);
  const copy = await readFile(copyOf(target), 'utf8').catch(ifMissing(null));
  if (copy === null && editJson('', edits, false) === now) return rm(target);
  const after = copy !== null && editJson(copy, edits, false) === now ? copy : editJson(now, edits, true);
  await writeSettings(path, now, after);
  await rm(copyOf(target), { force: true });
}
