// Writes outlines as text. Names and values come from the page: they cannot form lines or refs.
import type { OutlineNode } from '../../proxy/in-page/protocol.ts';

const MAX_NAME = 300;
const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
/** About as many characters make a token of a language model. */
const TOKEN = 4;
const MAX_DEPTH = 20;
const MAX_STATES = 20;
/** Of what has gone, the first lines, and their first characters, say enough. */
const MAX_GONE = 8;
const MAX_GONE_LINE = 100;
/** A row that is longer continues on another line. */
const MAX_LINE = 2_000;

// Anything else may be large or nested, and take long to convert.
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** What a page calls a node, with the right types. */
export const readNode = (node: Partial<Record<keyof OutlineNode, unknown>>): OutlineNode => ({
  depth: Math.min(MAX_DEPTH, Math.max(0, Math.trunc(numberOf(node.depth) || 0))),
  role: /^[a-z]{1,30}$/.test(stringOf(node.role)) ? stringOf(node.role) : 'other',
  name: pageText(node.name),
  value: node.value === undefined ? undefined : pageText(node.value),
  states: (Array.isArray(node.states) ? node.states : [])
    .slice(0, MAX_STATES)
    .map(stringOf)
    .filter((state) => /^[a-z-]{1,20}( \d)?$/.test(state)),
  number: numberOf(node.number),
  isActionable: node.isActionable === true,
  isInline: node.isInline === true,
});

/** Text of a page on one line. What looks like a ref or a fence of the outline is changed; code stays as it is. */
export const pageText = (text: unknown): string =>
  stringOf(text)
    .slice(0, 2 * MAX_NAME)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\[(e\d*)\]/gi, '($1)')
    .replace(/<(\/?page-)/gi, '‹$1')
    .trim()
    .slice(0, MAX_NAME);

/** A line of an outline, and the nodes in it. */
export interface Line {
  readonly text: string;
  readonly nodes: readonly OutlineNode[];
}

/** One line per node; rows and list items with their content on one line. */
export function linesOf(nodes: readonly OutlineNode[]): Line[] {
  const lines: Line[] = [];
  for (const node of nodes) {
    const last = node.isInline && (lines.at(-1)?.text.length ?? MAX_LINE) < MAX_LINE ? lines.pop() : undefined;
    const text = node.role === 'text' ? node.name : describe(node);
    if (last) lines.push({ text: `${last.text} | ${text}`, nodes: [...last.nodes, node] });
    else lines.push({ text: ' '.repeat(node.depth) + describe(node), nodes: [node] });
  }
  return lines.filter(({ text }) => !/^ *(item|row)$/.test(text));
}

/** What a line says, whatever the refs in it. */
export const withoutRefs = (line: string): string => line.trim().replace(/ \[e\d+\]/g, '');

export const describe = ({ role, name, value, states, number, isActionable, isInline }: OutlineNode): string => {
  const ref = isActionable ? [`[e${number}]`] : [];
  if (isInline && role === 'gridcell') return [name, ...states, ...ref].join(' '); // calendars have many
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  const shown = value === undefined ? [] : [`= ${quoted(value)}`];
  return [role, ...(name && [quoted(name)]), ...shown, ...states, ...ref].join(' ');
};

/** The lines that are not among the others, as often as they are not. */
function missing(
  lines: readonly string[],
  others: readonly string[],
  keyOf = (line: string): string => line.trim(),
): string[] {
  const left = new Map<string, number>();
  for (const key of others.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return lines
    .map((line) => line.trim())
    .filter((line) => {
      const count = left.get(keyOf(line)) ?? 0;
      left.set(keyOf(line), count - 1);
      return count <= 0;
    });
}

/** The part of the same lines that is in another order. */
function movedOf(before: readonly string[], after: readonly string[]): string[] {
  const [former, now] = [before, after].map((lines) => lines.map(withoutRefs)) as [string[], string[]];
  const first = now.findIndex((line, at) => line !== former[at]);
  const end = now.findLastIndex((line, at) => line !== former[at]);
  return after.slice(first, end + 1).slice(0, first < 0 ? 0 : MAX_GONE);
}

/** The lines that disappeared, and those that appeared, moved or changed. What is only drawn anew is counted. */
export function changesOf(before: readonly string[], after: readonly string[]): string[] {
  const [all, left] = [missing(after, before), missing(before, after)];
  const [appeared, lost] = [missing(all, left, withoutRefs), missing(left, all, withoutRefs)];
  const redrawn = all.length - appeared.length;
  const firstRef = (line: string) => /\[e\d+\]/.exec(line)?.[0];
  const changed = new Set(appeared.map(firstRef));
  const gone = lost.filter((line) => !firstRef(line) || !changed.has(firstRef(line)));
  if (appeared.length + lost.length === 0) appeared.push(...movedOf(before, after));
  const more = gone.length - MAX_GONE;
  const rest = more > 0 ? [`- … ${more} more lines`] : [];
  const shortened = gone
    .slice(0, MAX_GONE)
    .map((line) => (line.length > MAX_GONE_LINE ? `${line.slice(0, MAX_GONE_LINE)}…` : line));
  const same = redrawn > 0 ? [`= ${redrawn} lines say the same, with new refs`] : [];
  return [...shortened.map((line) => `- ${line}`), ...rest, ...same, ...appeared.map((line) => `+ ${line.trim()}`)];
}

/** As many lines as fit, from one on; `next` is the first that does not. */
export function cut(
  lines: readonly string[],
  from = 0,
  maxTokens = MAX_CHARACTERS / TOKEN,
): { readonly text: string; readonly next?: number } {
  let [characters, end] = [0, from];
  while (end < Math.min(lines.length, from + MAX_LINES) && characters < Math.min(MAX_CHARACTERS, maxTokens * TOKEN)) {
    characters += lines[end++]?.length ?? 0;
  }
  return { text: lines.slice(from, end).join('\n'), ...(end < lines.length ? { next: end } : {}) };
}
