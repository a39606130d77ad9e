// The texts of errors in the documents' examples are texts that the source can send.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { problems } from '../../generated/problems.ts';

const root = resolve(import.meta.dirname, '../..');
/** Sent by a browser's engine, by an OAuth provider or by a client of the gateway; and the name of an application, which is no error. */
const FOREIGN = new Set([
  'ReferenceError: simulate is not defined',
  'access_denied',
  'Layout Assistant',
  'The program no longer waits for this login. Start it again.',
]);

it('every error text in an example is one that the source sends', () => {
  const sources = globSync('src/{areas,base,contract,package-manager,servers}/**/*.ts', { cwd: root });
  const sent = sources.flatMap((file) => textsOf(join(root, file)));
  const isSent = (text: string) => sent.some((template) => isClose(template.letters, text) && matches(template, text));
  const documents = globSync('spec/*/{openapi,asyncapi,responses}.yaml', { cwd: root });
  const texts = documents.flatMap((file) => errorTexts(parse(readFileSync(join(root, file), 'utf8'))));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !FOREIGN.has(text) && !partsOf(text).some(isSent))).toEqual([]);
}, 60_000);

it('every problem has advice of its own', () => {
  const advice = parse(readFileSync(join(root, 'spec/shared/advice.yaml'), 'utf8')) as object;
  expect(Object.keys(problems).filter((name) => !Object.hasOwn(advice, name))).toEqual([]);
});

/** Whether a template has a third of the text's letters; one that has fewer matches almost any text. */
const isClose = (letters: number, text: string): boolean => letters * 3 >= lettersOf(text.replaceAll(VALUES, ''));

/** Media types and patterns, which come from a request or from a document. */
const VALUES = /\b[a-z]+\/[a-z-]+|(?<=^must match )\S+/g;
const lettersOf = (text: string): number => text.replaceAll(/\P{L}/gu, '').length;

/** The text itself, and the text without a JSON pointer or a version before it or a suggestion after it. */
const partsOf = (text: string): string[] => [text, text.replace(/^(\/\S+|[\d.]+:) | -> .*$/g, '')];

/** The strings named `detail`, those named `error` next to a `status` or a `type`, and the `reason` next to `framable`. */
function errorTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { detail, error, reason } = node as { detail?: unknown; error?: unknown; reason?: unknown };
  const own = [detail, 'status' in node || 'type' in node ? error : null, 'framable' in node ? reason : null];
  return [...own.filter((text) => typeof text === 'string'), ...Object.values(node).flatMap(errorTexts)];
}

interface SentText {
  /** The text around the substitutions. */
  readonly parts: readonly string[];
  /** Number of letters in them. */
  readonly letters: number;
}

/** A substitution matches any text. */
function matches({ parts }: SentText, text: string): boolean {
  if (!parts.every((part) => text.includes(part))) return false;
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`, 's').test(text);
}

/** Every string and template in the file. */
function textsOf(file: string): SentText[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const texts: SentText[] = [];
  const visit = (node: ts.Node): void => {
    const parts = fixedParts(node);
    if (parts) texts.push({ parts, letters: lettersOf(parts.join('')) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
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
