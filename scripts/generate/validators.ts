// validators.js: Ajv's standalone code for requests, answers, events and socket messages, bundled so that it depends
// on nothing. One bundle per area.
import { join, resolve } from 'node:path';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { build } from 'esbuild';
import { isBinary, type OperationModel, PROBLEM_MEDIA } from './model.ts';
import { type AsyncApi, type OpenApi, resolveRef, type Schema } from './openapi.ts';
import { writePredicates } from './predicates.ts';
import { HEADER, key } from './text.ts';
import { EQUAL_PAIR, uniqueItems } from './unique-items.ts';

/** Where the functions go: nested names, each leaf the name of an exported function. */
type Tree = { [name: string]: Tree | string | null };

export interface Named {
  /** What `#/components/schemas/` means in these schemas, as an Ajv schema with an id of its own. */
  readonly components: AnySchema;
  readonly schemas: Map<string, AnySchema>;
  readonly tree: Tree;
  /** Code that goes before the tree. */
  readonly code?: string;
}

export function operationSchemas(document: OpenApi, operations: readonly OperationModel[]): Named {
  const schemas = new Map<string, AnySchema>();
  const add = (name: string, schema: Schema): string => {
    schemas.set(name, forAjv(schema, 'http') as AnySchema);
    return name;
  };
  const tree: Tree = {};
  for (const operation of operations) {
    const body: Tree = {};
    for (const [media, { schema }] of Object.entries(operation.body?.media ?? {})) {
      if (schema && !isBinary(document, schema)) {
        body[media] = add(`${operation.id}_body_${word(media)}`, withoutFiles(document, schema));
      }
    }
    const answers: Tree = {};
    for (const { status, media } of operation.answers) {
      const bodies: Tree = {};
      for (const [name, { schema }] of Object.entries(media)) {
        if (schema && (name === 'application/json' || name === 'text/event-stream')) {
          bodies[name] = add(`${operation.id}_${status}_${word(name)}`, schema);
        }
      }
      answers[status] = bodies;
    }
    const parameters = parameterSchema(operation);
    tree[operation.id] = {
      parameters: parameters && add(`${operation.id}_parameters`, parameters),
      body,
      answers,
    };
  }
  const problem = document.components.schemas?.['Problem'];
  if (problem) tree[PROBLEM_MEDIA] = add('problem', problem);
  return { components: componentsOf(document, 'http'), schemas, tree };
}

export function messageSchemas(
  document: AsyncApi,
): Named & { readonly tree: Readonly<Record<'client' | 'server', Tree>> } {
  const schemas = new Map<string, AnySchema>();
  const tree: Record<'client' | 'server', Tree> = { client: {}, server: {} };
  for (const { action, messages } of Object.values(document.operations)) {
    for (const reference of messages) {
      const message = resolveRef(document, reference as { $ref?: string; name: string; payload: Schema });
      const side = action === 'receive' ? 'client' : 'server';
      const name = `${side}_${word(message.name)}`;
      schemas.set(name, forAjv(message.payload, 'socket') as AnySchema);
      tree[side][message.name] = name;
    }
  }
  return { components: componentsOf(document, 'socket'), schemas, tree };
}

/** What a page of ours receives, and nothing else: browsers are not to load what they never need. */
export function receivedSchemas(document: AsyncApi): Named {
  const { components, schemas, tree } = messageSchemas(document);
  const { server } = tree;
  const names = new Set(Object.values(server));
  return { components, schemas: new Map([...schemas].filter(([name]) => names.has(name))), tree: server };
}

/** Every definition of a hand-written JSON Schema, by its name: Ajv is asked where the predicate says no. */
export function resourceSchemas({ $defs }: { $defs: Record<string, Schema> }): Named {
  const id = 'resource';
  const names = Object.keys($defs);
  const predicates = writePredicates($defs);
  return {
    components: { $id: id, $defs: forAjv($defs, id) as Record<string, AnySchema> },
    schemas: new Map(names.map((name) => [`${id}_${name}`, { $ref: `${id}#/$defs/${name}` }])),
    tree: Object.fromEntries(names.map((name) => [name, `unlessFits(${predicates.names.get(name)}, ${id}_${name})`])),
    code: `${PREDICATES}\n${predicates.code}`,
  };
}

const PREDICATES = `
import codePoints from 'ajv/dist/runtime/ucs2length';
import equalPair from '${EQUAL_PAIR}';
function unlessFits(fits, validate) {
  const judge = (value) => {
    const valid = fits(value) || validate(value);
    judge.errors = valid ? null : validate.errors;
    return valid;
  };
  return judge;
}`;

const componentsOf = (document: OpenApi | AsyncApi, id: string): AnySchema => ({
  $id: id,
  $defs: forAjv(document.components.schemas ?? {}, id) as Record<string, AnySchema>,
});

/** Compiles the named schemas and nests the functions as each `tree` says. */
export async function writeValidators(exports: Record<string, Named>): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { source: true, esm: true, lines: false },
    discriminator: true,
    strict: false,
    strictNumbers: true,
    unicodeRegExp: true,
    useDefaults: true,
  });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.removeKeyword(uniqueItems.keyword as string);
  ajv.addKeyword(uniqueItems);
  const names: Record<string, string> = {};
  for (const { components, schemas } of Object.values(exports)) {
    ajv.addSchema(components);
    for (const [name, schema] of schemas) {
      ajv.addSchema({ ...(schema as object), $id: name });
      names[name] = name;
    }
  }
  const code = countWhereNeeded(standalone.default(ajv, names));
  const nested = Object.entries(exports)
    .map(([name, { tree, code: before = '' }]) => `${before}\nexport const ${name} = ${reference(tree)};`)
    .join('\n');
  const bundled = await build({
    stdin: { contents: `${code.replaceAll(/^export const/gm, 'const')}\n${nested}`, resolveDir: import.meta.dirname },
    bundle: true,
    alias: {
      'ajv/dist/runtime/equal': join(import.meta.dirname, 'equal.ts'),
      [EQUAL_PAIR]: join(import.meta.dirname, 'equal-pair.ts'),
      'ajv/dist/runtime/ucs2length': join(import.meta.dirname, 'code-points.ts'),
    },
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    treeShaking: true,
    // esbuild writes each module's path into its output: as it is seen from here, wherever node_modules really lies.
    absWorkingDir: resolve(import.meta.dirname, '../..'),
    preserveSymlinks: true,
  });
  return HEADER + (bundled.outputFiles[0]?.text ?? '');
}

/** A text has as many UTF-16 units as characters, or up to twice as many: mostly its length alone decides. */
const countWhereNeeded = (code: string): string =>
  code
    .replaceAll(/(func\d+)\((\w+)\) > (\d+)/g, '$2.length > $3 && $1($2) > $3')
    .replaceAll(
      /(func\d+)\((\w+)\) < (\d+)/g,
      (_, count, text, least) =>
        `(${text}.length < ${least} || ${text}.length < ${2 * least} && ${count}(${text}) < ${least})`,
    );

/** validators.d.ts: the functions' shape, without a word about where they come from. */
export function writeValidatorTypes(exports: Record<string, Named>): string {
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

const word = (text: string): string => text.replaceAll(/\W/g, '_');

function reference(tree: Tree | string | null): string {
  if (tree === null) return 'null';
  if (typeof tree === 'string') return tree;
  return `{${Object.entries(tree)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${reference(inner)}`)
    .join(', ')}}`;
}

/** Path, query and headers as one object, so that an error's path is already the pointer that the caller reads. */
function parameterSchema(operation: OperationModel): Schema | null {
  const places = Object.entries(operation.parameters).filter(([, parameters]) => parameters.length > 0);
  if (places.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(
      places.map(([place, parameters]) => [
        place,
        {
          type: 'object',
          required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
          properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
        },
      ]),
    ),
  };
}

/** A file's size and type are checked where the body is read; the schema sees only that it is there. */
function withoutFiles(document: OpenApi, schema: Schema): Schema {
  const resolved = resolveRef(document, schema);
  const fields = Object.entries(resolved.properties ?? {});
  if (!fields.some(([, field]) => isBinary(document, field))) return schema;
  return {
    ...resolved,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, isBinary(document, field) ? {} : field])),
  };
}

/**
 * References point into the shared components; discriminator mappings, which Ajv refuses, go. Ajv looks at a
 * discriminated oneOf only where the value is an object and lets everything else pass: the type is said beside it.
 */
function forAjv(value: unknown, components: string): unknown {
  if (Array.isArray(value)) return value.map((item) => forAjv(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string')
      out[key] = inner.replace(/^#\/(components\/schemas|\$defs)\//, `${components}#/$defs/`);
    else if (key === 'discriminator' && isDiscriminator(inner)) {
      out[key] = { propertyName: inner.propertyName };
      out['type'] = 'object';
    } else if (key === 'examples' || key === 'example') continue;
    else out[key] = forAjv(inner, components);
  }
  return out;
}

const isDiscriminator = (value: unknown): value is { propertyName: string } =>
  typeof value === 'object' && value !== null && 'propertyName' in value && typeof value.propertyName === 'string';
