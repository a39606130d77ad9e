// Writes validators.js: Ajv standalone code for requests, responses, events and socket messages, without imports. One file
// per area.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import ts from 'typescript';
import { DocumentError, type Schema } from '../document.ts';
import { drop, EQUAL_PAIR, uniqueItems } from './ajv/keywords.ts';
import type { Component, SchemaSet, Tree } from './schemas.ts';
import { HEADER, key } from './text.ts';

/** Compiles the schemas and nests the functions as in each `tree`. */
export function writeValidators(exports: Record<string, SchemaSet>): string {
  const { code, names } = compile(exports);
  const nested = Object.entries(exports).map(([name, { tree }]) => `export const ${name} = ${reference(tree, names)};`);
  return `${HEADER}${separated(withRuntime(shorten(code)))}\n\n${nested.join('\n')}\n`;
}

/** Writes one line where Ajv writes seven to add an error. Leaves out what nobody reads: schema paths, URLs and schemas. */
function shorten(code: string): string {
  const short = code
    .replaceAll('= new RegExp(', '= /* @__PURE__ */ new RegExp(') // a bundler may leave it out
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replaceAll(
      /const (err\d+) = (\{.*\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g,
      '(vErrors ??= []).push($2); errors++;',
    )
    .replaceAll(/\/\*# sourceURL="[^"]*" \*\/;/g, '');
  const used = new Set([...short.matchAll(/\b(schema\d+)\b(?! = )/g)].map(([, name]) => name));
  return short.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) => (used.has(name) ? line : ''));
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

/** All that compiled validators may require, and the names by which they use it. */
export const runtime = (): { readonly names: readonly string[]; readonly code: string } => {
  const modules = Object.values(RUNTIME);
  return { names: modules.map(({ name }) => name), code: separated(modules.map(({ text }) => text()).join('\n')) };
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
  const code = text
    .replaceAll(/^(?:"use strict";| *\/\/.*|exports\.formatNames = .*)$/gm, '')
    .replace(/^exports\.fastFormats = \{.*?^\};$/ms, '') // only the full ones are used, and never to compare
    .replaceAll(/^function compare\w+\(.*?^\}$/gms, '')
    .replaceAll(/, compare\w+\)/g, ')')
    .trim();
  return `const formats = /* @__PURE__ */ (() => {\nconst exports = {};\n${code}\nreturn exports;\n})();`;
}

const INHERITED = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);

/** Ajv's second name for each function, which the nested objects do not need. */
const EXPORTED = /^export const export\d+ = (\w+);$/gm;

/** `names` has the name of the function for each schema. */
function compile(exports: Record<string, SchemaSet>) {
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
  });
  const all = Object.values(exports).flatMap(({ components, schemas }) => [...components, ...schemas.values()]);
  const text = JSON.stringify(all);
  ajv.opts.unevaluated = text.includes('"unevaluated'); // else it would record all that is evaluated
  ajv.opts.ownProperties = INHERITED.test(text); // else `constructor` would be in every object
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.removeKeyword(uniqueItems.keyword as string);
  ajv.addKeyword(uniqueItems);
  ajv.addKeyword(drop);
  const idOf = new Map<string, string>();
  try {
    const ids = sharedIds(Object.values(exports).flatMap(({ components }) => components));
    for (const { components, schemas } of Object.values(exports)) {
      for (const shared of components) if (ids.get(shared.$id) === shared.$id) ajv.addSchema(withIds(shared, ids));
      for (const [name, schema] of schemas) {
        const component = ids.get(onlyReference(schema as Schema) ?? '');
        if (component === undefined) ajv.addSchema({ ...withIds(schema as object, ids), $id: name });
        idOf.set(name, component ?? name);
      }
    }
    const compiled = [...new Set(idOf.values())];
    const code = standalone.default(ajv, Object.fromEntries(compiled.map((id, index) => [`export${index}`, id])));
    const functions = [...code.matchAll(EXPORTED)].map(([, own = '']) => own);
    const names = new Map([...idOf].map(([name, id]) => [name, functions[compiled.indexOf(id)] ?? '']));
    return { code: code.replaceAll(EXPORTED, ''), names };
  } catch (error) {
    throw new DocumentError(`cannot compile a schema: ${(error as Error).message}`);
  }
}

/** What a schema refers to, if it says nothing else: it then needs no function of its own. */
function onlyReference(schema: Schema): string | undefined {
  return Object.keys(schema).length === 1 ? schema.$ref : undefined;
}

const ID = /"(annex:\/[^"/]+\/[^"/#]+)/g;

const withIds = <T extends object>(schema: T, ids: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(schema).replaceAll(ID, (text, id) => `"${ids.get(id) ?? text.slice(1)}`));

/**
 * The id under which each component is compiled: a component of the AsyncAPI document that equals one of the OpenAPI
 * document, with all that it refers to, is compiled once.
 */
function sharedIds(components: readonly Component[]): Map<string, string> {
  const nameOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  const texts = new Map(
    components.map((each) => [each.$id, JSON.stringify(each).replaceAll(ID, (_, id) => nameOf(id))]),
  );
  const first = new Map<string, string>();
  for (const { $id } of components) if (!first.has(nameOf($id))) first.set(nameOf($id), $id);
  const ids = new Map(components.map(({ $id }) => [$id, first.get(nameOf($id)) ?? $id]));
  const isSame = (each: Component): boolean => {
    const other = ids.get(each.$id) ?? '';
    const references = [...JSON.stringify(each).matchAll(ID)].map(([, id = '']) => id);
    return texts.get(each.$id) === texts.get(other) && references.every((id) => ids.get(id) !== id || id === each.$id);
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const each of components) {
      if (ids.get(each.$id) === each.$id || isSame(each)) continue;
      ids.set(each.$id, each.$id);
      changed = true;
    }
  }
  return ids;
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

function reference(tree: Tree | string | null, names: ReadonlyMap<string, string>): string {
  if (tree === null) return 'null';
  if (typeof tree === 'string') return names.get(tree) ?? tree;
  return `{${Object.entries(tree)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${reference(inner, names)}`)
    .join(', ')}}`;
}
