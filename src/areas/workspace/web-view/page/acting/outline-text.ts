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

/** One line per node; rows and list items with their content on one line. */
export function linesOf(nodes: readonly OutlineNode[]): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    const isPart = node.isInline && lines.length > 0 && (lines.at(-1)?.length ?? 0) < MAX_LINE;
    if (isPart) lines.push(`${lines.pop()} | ${node.role === 'text' ? node.name : describe(node)}`);
    else lines.push(' '.repeat(node.depth) + describe(node));
  }
  return lines.filter((line) => !/^ *(item|row)$/.test(line));
}

const describe = ({ role, name, value, states, number, isActionable, isInline }: OutlineNode): string => {
  const ref = isActionable ? [`[e${number}]`] : [];
  if (isInline && role === 'gridcell') return [name, ...states, ...ref].join(' '); // calendars have many
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  const shown = value === undefined ? [] : [`= ${quoted(value)}`];
  return [role, ...(name && [quoted(name)]), ...shown, ...states, ...ref].join(' ');
};

/** The lines that disappeared, and those that appeared or changed. */
export function changesOf(before: readonly string[], after: readonly string[]): string[] {
  const missing = (lines: readonly string[], others: readonly string[]) => {
    const left = new Map<string, number>();
    for (const line of others) left.set(line.trim(), (left.get(line.trim()) ?? 0) + 1);
    return lines
      .map((line) => line.trim())
      .filter((line) => {
        const count = left.get(line) ?? 0;
        left.set(line, count - 1);
        return count <= 0;
      });
  };
  const appeared = missing(after, before);
  const firstRef = (line: string) => /\[e\d+\]/.exec(line)?.[0];
  const changed = new Set(appeared.map(firstRef));
  const gone = missing(before, after).filter((line) => !firstRef(line) || !changed.has(firstRef(line)));
  const more = gone.length - MAX_GONE;
  const rest = more > 0 ? [`- … ${more} more lines`] : [];
  const shortened = gone
    .slice(0, MAX_GONE)
    .map((line) => (line.length > MAX_GONE_LINE ? `${line.slice(0, MAX_GONE_LINE)}…` : line));
  return [...shortened.map((line) => `- ${line}`), ...rest, ...appeared.map((line) => `+ ${line}`)];
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
