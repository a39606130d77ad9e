// Finds elements of an outline by role and name, and says what is near if there is none.
import type { PageTarget } from '../../../../../../generated/workspace/messages.ts';
import type { OutlineNode } from '../../proxy/in-page/protocol.ts';
import { describe, type Line, pageText, withoutRefs } from './outline-text.ts';

const MAX_NEAR = 4;
const MAX_LINE = 100;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The name as it stands in outlines. */
const nameOf = (text: string | undefined): string => pageText(text).replaceAll('\\"', '"').toLowerCase();

/** Exact names first, then what can be used. Rows and items are found by what they say, others also without their role. */
export function matchesOf(lines: readonly Line[], { role, name }: PageTarget): OutlineNode[] {
  const wanted = nameOf(name);
  const nodes = lines.flatMap((line) => line.nodes);
  const ofRole = nodes.filter((node) => role === undefined || node.role === role);
  const named = (all: readonly OutlineNode[]) => all.filter((node) => node.name.toLowerCase() === wanted);
  const exact = named(ofRole);
  const matches = exact.length > 0 ? exact : ofRole.filter((node) => node.name.toLowerCase().includes(wanted));
  const usable = matches.filter(({ isActionable }) => isActionable);
  if (matches.length > 0) return usable.length > 0 ? usable : matches;
  const rows = lines.filter(({ text, nodes: [row] }) => /item|row/.test(row?.role ?? '') && includes(text, wanted));
  if (rows.length > 0 && (role === undefined || /item|row/.test(role)))
    return rows.flatMap(({ nodes: [row] }) => row ?? []);
  return named(nodes).filter(({ isActionable }) => isActionable);
}

const includes = (line: string, wanted: string): boolean => withoutRefs(line).toLowerCase().includes(wanted);

const FIELDS = /^(textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|radio|switch)$/;

/** The only field in the line of a text, which then names it; else the element itself. */
export function fieldBeside(lines: readonly Line[], node: OutlineNode): OutlineNode {
  const line = node.role === 'text' ? lines.find(({ nodes }) => nodes.includes(node)) : undefined;
  const [field, ...others] = line?.nodes.filter(({ role }) => FIELDS.test(role)) ?? [];
  return field && others.length === 0 ? field : node;
}

/** What could be meant: elements with words of the name, or with the role. */
export function nearest(lines: readonly Line[], { role, name }: PageTarget): string {
  const words = wordsOf(nameOf(name));
  const ranked = lines
    .flatMap((line) => line.nodes)
    .filter(({ isActionable }) => isActionable)
    .map((node) => {
      const own = wordsOf(`${node.name} ${node.value ?? ''}`);
      const shared = words.filter((word) => own.some((each) => each.startsWith(word) || word.startsWith(each)));
      return { node, rank: 2 * shared.length + (node.role === role ? 1 : 0) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank);
  const near = ranked.slice(0, MAX_NEAR).map(({ node }) => describe(node).slice(0, MAX_LINE));
  return near.length > 0 ? ` Nearest: ${near.join(', ')}.` : '';
}

/** The lines of elements that all match. */
export const linesWith = (lines: readonly Line[], nodes: readonly OutlineNode[]): string =>
  nodes
    .slice(0, MAX_NEAR)
    .map(
      (node) =>
        lines
          .find((line) => line.nodes.includes(node))
          ?.text.trim()
          .slice(0, MAX_LINE) ?? describe(node),
    )
    .join(', ');

/** An element in the words of the outline, with what can be used in it. */
export function inWords(lines: readonly Line[], number: number | undefined): string | null {
  const nodes = lines.flatMap((line) => line.nodes);
  const at = nodes.findIndex((node) => node.number === number);
  const node = nodes[at];
  if (!node || node.isActionable) return node ? describe(node) : null;
  const inner = nodes.slice(at + 1).find(({ isActionable }) => isActionable);
  return inner && inner.depth > node.depth ? `${describe(node)} with ${describe(inner)}` : describe(node);
}
