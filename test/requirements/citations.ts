import ts from 'typescript';

/** Bracketed text that begins like an id, valid or not. A character class such as [A-Za-z] does not match. */
const CITATION = /\[(?!A-Z)([A-Z]-[^\]]*)\]/g;
const BLOCKS = ['it', 'test', 'describe', 'suite'];
const NEVER_RUN = ['skip', 'todo'];

interface Block {
  readonly title: ts.Node | undefined;
  /** Arguments of `.each` and `.for`, whose rows are parts of titles. */
  readonly tables: readonly ts.Node[];
  readonly runs: boolean;
}

/** Reads calls such as `it('...')`, `it.skip('...')` and `describe.each(table)('...')`. */
function blockOf(call: ts.CallExpression): Block | undefined {
  const modifiers: string[] = [];
  const tables: ts.Node[] = [];
  let callee: ts.Node = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee)) {
      modifiers.push(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      tables.push(...callee.arguments);
      callee = callee.expression;
    } else break;
  }
  if (!ts.isIdentifier(callee) || !BLOCKS.includes(callee.text)) return undefined;
  return { title: call.arguments[0], tables, runs: !modifiers.some((name) => NEVER_RUN.includes(name)) };
}

type Constants = ReadonlyMap<string, readonly ts.Node[]>;

/** All strings below a node, and in the constants of this file that it refers to. */
function stringsOf(node: ts.Node, constants: Constants, seen = new Set<ts.Node>()): string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const strings: string[] = [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    strings.push(node.text);
  }
  const named = ts.isIdentifier(node) ? (constants.get(node.text) ?? []) : [];
  for (const constant of named) strings.push(...stringsOf(constant, constants, seen));
  node.forEachChild((child) => {
    strings.push(...stringsOf(child, constants, seen));
  });
  return strings;
}

function constantsOf(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Node[]>();
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, [...(constants.get(node.name.text) ?? []), node.initializer]);
    }
    node.forEachChild(walk);
  };
  walk(file);
  return constants;
}

/** The ids that a test file cites in titles of tests and describe blocks that run; not in comments or skipped ones. */
export function citationsOf(text: string): string[] {
  const file = ts.createSourceFile('some.test.ts', text, ts.ScriptTarget.Latest);
  const constants = constantsOf(file);
  const cited = new Set<string>();
  const walk = (node: ts.Node): void => {
    const block = ts.isCallExpression(node) ? blockOf(node) : undefined;
    if (block && !block.runs) return;
    for (const part of block ? [block.title, ...block.tables] : []) {
      for (const string of part ? stringsOf(part, constants) : []) {
        for (const [, id] of string.matchAll(CITATION)) if (id) cited.add(id);
      }
    }
    node.forEachChild(walk);
  };
  walk(file);
  return [...cited];
}

/** Cited ids that do not exist. */
export const unknownIds = (ids: readonly string[], cited: Iterable<string>): string[] =>
  [...new Set(cited)].filter((id) => !ids.includes(id));
