// Writes validators.js: Ajv standalone code for requests, responses, events and socket messages, without imports. One file
// per area.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import ts from 'typescript';
import { drop } from './ajv/drop.ts';
import { EQUAL_PAIR, uniqueItems } from './ajv/unique-items.ts';
import { DocumentError } from './document-error.ts';
import type { SchemaSet, Tree } from './schemas.ts';
import { HEADER, key } from './text.ts';

/** Compiles the schemas and nests the functions as in each `tree`. */
export function writeValidators(exports: Record<string, SchemaSet>, options: Options = {}): string {
  const nested = Object.entries(exports).map(([name, { tree }]) => `export const ${name} = ${reference(tree)};`);
  const functions = compile(exports, options).replaceAll(/^export const/gm, 'const');
  return `${HEADER}${separated(withRuntime(functions))}\n\n${nested.join('\n')}\n`;
}

/** Puts one blank line between top-level statements, and none inside, so that programs can pick the ones they need. */
function separated(code: string): string {
  const { statements, text } = ts.createSourceFile('validators.js', code, ts.ScriptTarget.ES2022);
  return statements
    .map(({ pos, end }) =>
      text
        .slice(pos, end)
        .trim()
        .replaceAll(/\n\s*\n/g, '\n'),
    )
    .join('\n\n');
}

/** What compiled validators require, by module name. */
const RUNTIME: Readonly<Record<string, { readonly name: string; readonly text: () => string }>> = {
  'ajv/dist/runtime/equal': { name: 'equal', text: () => ownRuntime('equal') },
  'ajv/dist/runtime/ucs2length': { name: 'codePoints', text: () => ownRuntime('code-points') },
  [EQUAL_PAIR]: { name: 'equalPair', text: () => ownRuntime('equal-pair') },
  'ajv-formats/dist/formats': { name: 'formats', text: ajvFormats },
};

/** Replaces imports by the code itself, so that validators need no package. */
function withRuntime(code: string): string {
  const used = new Set<string>();
  const body = code.replaceAll(/require\("([^"]+)"\)(?:\.default)?/g, (_, module: string) => {
    used.add(module);
    return RUNTIME[module]?.name ?? '';
  });
  return [...used].map((module) => `${RUNTIME[module]?.text()}\n`).join('') + body.replace('"use strict";', '');
}

function ownRuntime(file: string): string {
  const path = join(import.meta.dirname, 'ajv', file + extname(import.meta.filename));
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  return outputText.replace('export default ', '');
}

function ajvFormats(): string {
  const text = readFileSync(createRequire(import.meta.url).resolve('ajv-formats/dist/formats'), 'utf8');
  const code = text.replaceAll(/^(?:"use strict";|\/\/# sourceMappingURL=.*)$/gm, '').trim();
  return `const formats = (() => {\nconst exports = {};\n${code}\nreturn exports;\n})();`;
}

/** An IP address, or a range in CIDR notation. */
const IP_RANGE = new RegExp(
  [
    [fullFormats.ipv4, '3[0-2]|[12]?\\d'],
    [fullFormats.ipv6, '12[0-8]|1[01]\\d|\\d{1,2}'],
  ]
    .map(([address, bits]) => `^${(address as RegExp).source.replace(/^\^|\$$/g, '')}(?:/(?:${bits}))?$`)
    .join('|'),
  'i',
);

function compile(exports: Record<string, SchemaSet>, options: Options): string {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    inlineRefs: 8, // larger components are compiled once; a call would cost more than a small one
    logger: false, // unknown formats are ignored
    strict: false,
    strictNumbers: true,
    unicodeRegExp: true,
    useDefaults: true,
    ...options,
  });
  formats.default(ajv);
  ajv.addFormat('ip-range', IP_RANGE);
  ajv.addFormat('binary', true);
  ajv.removeKeyword(uniqueItems.keyword as string);
  ajv.addKeyword(uniqueItems);
  ajv.addKeyword(drop);
  const names: Record<string, string> = {};
  try {
    for (const { components, schemas } of Object.values(exports)) {
      for (const shared of components) ajv.addSchema(shared);
      for (const [name, schema] of schemas) {
        ajv.addSchema({ ...(schema as object), $id: name });
        names[name] = name;
      }
    }
    return standalone.default(ajv, names);
  } catch (error) {
    throw new DocumentError(`cannot compile a schema: ${(error as Error).message}`);
  }
}

/** Writes validators.d.ts: the types of the functions, without imports. */
export function writeValidatorTypes(exports: Record<string, SchemaSet>): string {
  const shape = (tree: Tree | string | null): string => {
    if (tree === null || typeof tree === 'string') return tree === null ? 'null' : 'Validate';
    const fields = Object.entries(tree).map(([name, inner]) => `${key(name)}: ${shape(inner)}`);
    return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
  };
  const declarations = Object.entries(exports).map(
    ([name, { tree }]) => `export declare const ${name}: ${shape(tree)};\n`,
  );
  return `${HEADER}
interface ValidationError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validate {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
${declarations.join('')}`;
}

function reference(tree: Tree | string | null): string {
  if (tree === null) return 'null';
  if (typeof tree === 'string') return tree;
  return `{${Object.entries(tree)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${reference(inner)}`)
    .join(', ')}}`;
}
