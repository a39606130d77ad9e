// The texts of errors in the documents' examples are texts that the source can send.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
/** A template needs this many letters of its own, else it matches almost any text. */
const MIN_LETTERS = 4;
/** Sent by a browser's engine or by an OAuth provider. */
const FOREIGN = new Set(['ReferenceError: simulate is not defined', 'access_denied']);

it('every error text in an example is one that the source sends', () => {
  const patterns = globSync('src/{areas,base,contract,package-manager,servers}/**/*.ts', { cwd: root }).flatMap(
    (file) => patternsOf(join(root, file)),
  );
  const sent = (text: string) => patterns.some((pattern) => pattern.test(text));
  const files = globSync('spec/*/{openapi,asyncapi,responses}.yaml', { cwd: root });
  const texts = files.flatMap((file) => errorTexts(parse(readFileSync(join(root, file), 'utf8'))));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !FOREIGN.has(text) && !partsOf(text).some(sent))).toEqual([]);
});

/** The text itself, and the text without a JSON pointer or a version before it or a suggestion after it. */
const partsOf = (text: string): string[] => [text, text.replace(/^(\/\S+|[\d.]+:) | -> .*$/g, '')];

/** The strings named `detail`, those named `error` next to a `status` or a `type`, and the `reason` next to `framable`. */
function errorTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { detail, error, reason } = node as { detail?: unknown; error?: unknown; reason?: unknown };
  const own = [detail, 'status' in node || 'type' in node ? error : null, 'framable' in node ? reason : null];
  return [...own.filter((text) => typeof text === 'string'), ...Object.values(node).flatMap(errorTexts)];
}

/** A pattern for each string and template in the file; a substitution matches any text. */
function patternsOf(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    const parts = fixedParts(node);
    if (parts && parts.join('').replaceAll(/\P{L}/gu, '').length >= MIN_LETTERS) {
      found.push(new RegExp(`^${parts.map(escapePattern).join('.+')}$`, 's'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The text around the substitutions; null if the node is not a string. */
function fixedParts(node: ts.Node): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [fixedParts(node.left), fixedParts(node.right)];
  return left && right && [...left.slice(0, -1), `${left.at(-1)}${right[0]}`, ...right.slice(1)];
}
