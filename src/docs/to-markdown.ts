// Converts the main part of a page to Markdown. It knows the elements that our pages use.
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];
type Element = Extract<Node, { attribs: object }>;

/** Parts that only help in a browser. */
const SKIPPED = new Set(['crumbs', 'tabs', 'next', 'actions']);
const INLINE = new Set(['a', 'b', 'bdi', 'br', 'code', 'em', 'img', 'kbd', 'span', 'strong', 'time', 'wbr']);

export function toMarkdown(page: string): string {
  const [main] = all(parseDocument(page).childNodes, 'main');
  return `${blocks(main?.childNodes ?? []).join('\n\n')}\n`;
}

const isElement = (node: Node): node is Element => 'attribs' in node;

const all = (nodes: Node[], ...tags: readonly string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => tags.includes(name), nodes);

const classesOf = ({ attribs }: Element): string[] => (attribs['class'] ?? '').split(' ');

/** Paragraphs, lists, tables and so on. Text between them becomes paragraphs. */
function blocks(nodes: readonly Node[]): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = (): void => {
    const text = inline(line).trim();
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || INLINE.has(node.name)) {
      line.push(node);
      continue;
    }
    endLine();
    if (!classesOf(node).some((name) => SKIPPED.has(name))) blocks.push(...block(node));
  }
  endLine();
  return blocks;
}

function block(element: Element): string[] {
  const { name, childNodes } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${inline(childNodes).trim()}`];
  if (name === 'ul' || name === 'ol') return [list(element)].filter((text) => text !== '');
  if (name === 'table') return [table(element)];
  if (name === 'figure') return [figure(element)];
  if (name === 'dl') return [all(childNodes, 'div').map(pair).join('\n')];
  if (name === 'summary') return [`**${inline(childNodes).trim()}**`];
  return blocks(childNodes);
}

function list({ name, childNodes }: Element): string {
  const items = childNodes.filter(isElement).map((item, index) => {
    const mark = name === 'ol' ? `${index + 1}. ` : '- ';
    const text = blocks(item.childNodes).join('\n');
    return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
  });
  return items.join('\n');
}

const pair = ({ childNodes }: Element): string =>
  `- ${all(childNodes, 'dt', 'dd')
    .map((each) => inline(each.childNodes).trim())
    .join(': ')}`;

function table({ childNodes }: Element): string {
  const rows = all(childNodes, 'tr').map((row) =>
    all(row.childNodes, 'th', 'td').map((each) => inline(each.childNodes).trim().replaceAll('|', '\\|')),
  );
  const [head = [], ...rest] = rows;
  return [head, head.map(() => '---'), ...rest].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A code block with its caption. The fence is longer than any in the code. */
function figure({ childNodes }: Element): string {
  const [caption] = all(childNodes, 'figcaption');
  const [code] = all(childNodes, 'pre');
  const text = DomUtils.textContent(code?.childNodes ?? []);
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const language = code?.attribs['data-language'] ?? '';
  return `**${inline(caption?.childNodes ?? []).trim()}**\n\n${fence}${language}\n${text}\n${fence}`;
}

const inline = (nodes: readonly Node[]): string => nodes.map(inlineNode).join('').replaceAll(/\s+/g, ' ');

function inlineNode(node: Node): string {
  if (!isElement(node)) return 'data' in node ? node.data.replaceAll(/[\\`*<[\]]/g, '\\$&') : '';
  const { name, attribs, childNodes } = node;
  if (name === 'code') return `\`${DomUtils.textContent(childNodes)}\``;
  if (name === 'img') return `![${attribs['alt']}](${attribs['src']})`;
  const text = inline(childNodes);
  if (name === 'a') return attribs['class'] === 'anchor' ? '' : `[${text.trim()}](${attribs['href']})`;
  if (name === 'b' || name === 'strong') return `**${text}**`;
  if (classesOf(node).some((each) => each === 'badge' || each === 'method' || each === 'required')) return `${text} `;
  return name === 'em' ? `*${text}*` : text;
}
