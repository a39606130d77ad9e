// Writes validators.js: what Ajv compiles from the schemas of requests, responses, events and socket messages, and the
// functions nested by what they validate. One file per area.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import ts from 'typescript';
import { DocumentError, mapValues, type Schema } from '../document.ts';
import type { Validate } from '../tables.ts';
import { addKeywords } from './ajv/keywords.ts';
import type { Component, SchemaSet, Tree } from './schemas.ts';
import { HEADER, key } from './text.ts';

export interface Validators {
  /** validators.js. It also exports each function by the name of its schema, so that bundlers can pick some. */
  readonly text: string;
  /** The functions themselves, by export and nested as in its `tree`. */
  readonly functions: Readonly<Record<string, ValidatorTree>>;
}
export interface ValidatorTree {
  readonly [name: string]: ValidatorTree | Validate | null;
}

/** `shared` is the module with `sharedCode`, from which the code imports. Without it, the code contains what it needs. */
export function writeValidators(exports: Readonly<Record<string, SchemaSet>>, shared?: string): Validators {
  const sets = Object.values(exports);
  const ajv = createAjv(sets);
  try {
    const ids = addSchemas(ajv, sets);
    const first = new Map([...ids].toReversed().map(([name, id]) => [id, name]));
    const code = standalone.default(ajv, Object.fromEntries([...first].map(([id, name]) => [name, id])));
    const others = [...ids].filter(([name, id]) => first.get(id) !== name);
    const functionOf = (name: string) => ajv.getSchema(ids.get(name) ?? name) as Validate;
    return {
      text: [
        HEADER,
        shared ? `import { ${SHARED.join(', ')} } from '${shared}';\n` : sharedCode(code),
        code,
        ...others.map(([name, id]) => `export const ${name} = ${first.get(id)};\n`),
        ...Object.entries(exports).map(([name, { tree }]) => `export const ${name} = ${nested(tree)};\n`),
      ].join(''),
      functions: mapValues(exports, ({ tree }) => functionsIn(tree, functionOf)),
    };
  } catch (error) {
    throw new DocumentError(`cannot compile a schema: ${(error as Error).message}`);
  }
}

/** A tree as an expression. `prefix` stands before the name of each function. */
export const nested = (tree: Tree[string], prefix = ''): string => {
  if (tree === null) return 'null';
  if (typeof tree === 'string') return prefix + tree;
  const fields = Object.entries(tree).map(([name, inner]) => `${JSON.stringify(name)}: ${nested(inner, prefix)}`);
  return `{ ${fields.join(', ')} }`;
};

const functionsIn = (tree: Tree, functionOf: (name: string) => Validate): ValidatorTree =>
  mapValues(tree, (inner) => {
    if (typeof inner === 'string') return functionOf(inner);
    return inner && functionsIn(inner, functionOf);
  });

/** What compiled validators refer to, by these names. */
const SHARED = ['codePoints', 'equal', 'equalPair', 'formats'];

/** A module without imports that exports what `code` needs; all, without `code`. */
export function sharedCode(code?: string): string {
  const needs = (name: string): boolean => code === undefined || code.includes(` = ${name}`);
  const compile = (file: string, module: ts.ModuleKind): string =>
    ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module, removeComments: true },
    }).outputText;
  const own = join(import.meta.dirname, 'ajv', `runtime${extname(import.meta.filename)}`);
  const fromAjv = createRequire(import.meta.url).resolve('ajv-formats/dist/formats');
  return [
    ...(SHARED.slice(0, 3).some(needs) ? [compile(own, ts.ModuleKind.ESNext)] : []),
    ...(needs('formats')
      ? [
          `export const formats = /* @__PURE__ */ (() => {\nconst exports = {};\n${compile(fromAjv, ts.ModuleKind.CommonJS)}return exports.fullFormats;\n})();\n`,
        ]
      : []),
  ].join('');
}

const INHERITED = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);

function createAjv(sets: readonly SchemaSet[]): Ajv2020 {
  const text = JSON.stringify(sets.flatMap(({ components, schemas }) => [...components, ...schemas.values()]));
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    discriminator: true,
    inlineRefs: 8, // larger components are compiled once; a call would cost more than a small one
    logger: false, // unknown formats are ignored
    ownProperties: INHERITED.test(text), // else `constructor` would be in every object
    strict: false,
    strictNumbers: true,
    unicodeRegExp: true,
    useDefaults: true,
  });
  ajv.opts.unevaluated = text.includes('"unevaluated'); // else it would record all that is evaluated
  formats.default(ajv);
  ajv.addFormat('binary', true);
  addKeywords(ajv);
  return ajv;
}

/** Returns the id of the schema for each name. */
function addSchemas(ajv: Ajv2020, sets: readonly SchemaSet[]): Map<string, string> {
  const ids = sharedIds(sets.flatMap(({ components }) => components));
  const idOf = new Map<string, string>();
  for (const { components, schemas } of sets) {
    for (const shared of components) if (ids.get(shared.$id) === shared.$id) ajv.addSchema(withIds(shared, ids));
    for (const [name, schema] of schemas) {
      const component = ids.get(onlyReference(schema as Schema) ?? '');
      if (component === undefined) ajv.addSchema({ ...withIds(schema as object, ids), $id: name });
      idOf.set(name, component ?? name);
    }
  }
  return idOf;
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
export function writeValidatorTypes(exports: Readonly<Record<string, SchemaSet>>): string {
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
