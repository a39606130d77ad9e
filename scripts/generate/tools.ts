// generated/mcp: the tools of spec/mcp/tools.yaml, with the schemas of the operations that they call.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { parse } from 'yaml';
import { DocumentError, mapValues, type OpenApi, resolveRef, type Schema } from '../../src/contract/document.ts';
import { ajvSchema } from '../../src/contract/generate/ajv-schema.ts';
import { readOperations } from '../../src/contract/generate/model.ts';
import type { Artefacts } from '../../src/contract/generate/output.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';
import { writeValidators, writeValidatorTypes } from '../../src/contract/generate/validators.ts';
import { OPTIONS } from './resources.ts';
import { SHARED_IMPORT } from './validators.ts';

const FILE = 'spec/mcp/tools.yaml';

interface ToolsDocument {
  readonly title: string;
  readonly instructions: string;
  readonly annotations: Readonly<Record<string, object>>;
  /** The scopes that reading screenshots as resources requires. */
  readonly resourceScopes: readonly string[];
  /** Schemas that several tools use. */
  readonly parameters: Readonly<Record<string, Schema>>;
  readonly results: Readonly<Record<string, Schema>>;
  readonly tools: Readonly<Record<string, DocumentedTool>>;
}
interface DocumentedTool {
  readonly title: string;
  readonly description: string;
  /** A key of the document's `annotations`. */
  readonly annotations: string;
  /** The scopes that a caller over HTTP needs. */
  readonly scopes: readonly string[];
  /** The groups that hosts can choose; absent: it is in every list. */
  readonly groups?: readonly string[];
  /** `_meta.ui` of MCP Apps. */
  readonly ui?: object;
  readonly input: Schema;
  readonly output: Schema;
}
type Find = (reference: string) => Schema;

/** `settings` is the schema of all settings. */
export async function writeTools(
  root: string,
  documents: ReadonlyMap<string, OpenApi>,
  settings: Schema,
): Promise<Artefacts> {
  const document = parse(await readFile(join(root, FILE), 'utf8')) as ToolsDocument;
  const find = finder(document, documents, settings);
  const tools = Object.entries(document.tools).map(([name, { title, description, annotations, ui, input }]) => ({
    name,
    title,
    description,
    inputSchema: { type: 'object', ...inline(input, find), additionalProperties: false } as Schema,
    annotations: document.annotations[annotations],
    ...(ui ? { _meta: { ui } } : {}),
  }));
  const listed = tools.map((tool) => ({ ...tool, inputSchema: withoutTextLimits(tool.inputSchema) }));
  const named = {
    validate: {
      components: [],
      schemas: new Map(
        tools.map(({ name, inputSchema }) => [name, ajvSchema(inputSchema, { components: '', document }) as object]),
      ),
      tree: Object.fromEntries(tools.map(({ name }) => [name, name])),
    },
  };
  const { title, instructions, resourceScopes } = document;
  const each = (pick: (tool: DocumentedTool) => unknown) => literal(mapValues(document.tools, pick));
  return new Map([
    [
      'tools.ts',
      `${HEADER}import type { Tool } from '@modelcontextprotocol/server';
import type { Scope } from '../scopes.ts';

export const SERVER = ${literal({ title, instructions })};

export const TOOLS: Tool[] = ${literal(listed)};

/** The scopes that a caller over HTTP needs: for each tool, and for the resources. */
export const TOOL_SCOPES: Readonly<Record<keyof ToolArguments, readonly [Scope, ...Scope[]]>> = ${each(({ scopes }) => scopes)};
export const RESOURCE_SCOPES: readonly [Scope, ...Scope[]] = ${literal(resourceScopes)};

/** The groups that hosts can choose; without one, a tool is in every list. */
export const TOOL_GROUPS: Readonly<Record<keyof ToolArguments, readonly string[]>> = ${each(({ groups = [] }) => groups)};

/** What the tools return beside the text. Lists leave it out. */
export const RESULTS: Readonly<Record<keyof ToolArguments, object>> = ${each(({ output }) => ({ type: 'object', ...inline(output, find) }))};

${await writeArguments(tools)}`,
    ],
    ['validators.js', writeValidators(named, SHARED_IMPORT).text],
    ['validators.d.ts', writeValidatorTypes(named)],
  ]);
}

/** Looks up a reference; the head of the document lists their forms. */
function finder(document: ToolsDocument, documents: ReadonlyMap<string, OpenApi>, settings: Schema): Find {
  return (reference) => {
    const [, kind = '', first = '', second = ''] = reference.split('/');
    if (kind === 'operations') return fieldOf(documents, first, second);
    if (kind === 'settings') return settings.properties?.[first] ?? unknown(reference);
    if (kind === 'schemas') {
      const source = documents.get(first) ?? unknown(reference);
      return onlyTypes(inline({ $ref: `#/components/schemas/${second}` }, findIn(source)));
    }
    if (kind === 'parameters' || kind === 'results') return document[kind][first] ?? unknown(reference);
    return unknown(reference);
  };
}

const findIn =
  (document: object): Find =>
  (reference) =>
    resolveRef(document, { $ref: reference } as Schema);

const unknown = (reference: string): never => {
  throw new DocumentError(`${FILE}: ${reference} does not exist`);
};

/** A parameter or body field of an operation, with its description. */
function fieldOf(documents: ReadonlyMap<string, OpenApi>, id: string, name: string): Schema {
  for (const document of documents.values()) {
    const operation = readOperations(document).find((each) => each.id === id);
    if (!operation) continue;
    const find = findIn(document);
    const parameter = Object.values(operation.parameters)
      .flat()
      .find((each) => each.name === name);
    if (parameter) {
      const { description } = parameter;
      return { ...inline(parameter.schema, find), ...(description === undefined ? {} : { description }) };
    }
    const body = resolveRef(document, operation.body?.media['application/json']?.schema ?? {});
    const field = (body.oneOf ?? [body])
      .map((variant) => resolveRef(document, variant).properties?.[name])
      .find((each) => each !== undefined);
    if (field) return inline(field, find);
  }
  return unknown(`#/operations/${id}/${name}`);
}

/** Replaces references by what they point to, and drops examples. */
function inline(schema: Schema, find: Find): Schema {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    return typeof value === 'object' && value !== null ? inline(value as Schema, find) : value;
  };
  const { $ref, example: _, examples: __, ...own } = schema;
  return { ...($ref === undefined ? {} : inline(find($ref), find)), ...mapValues(own, change) };
}

/** What models see of an input: no patterns, lengths of strings and closed objects, which only the validators need. */
function withoutTextLimits(schema: Schema): Schema {
  const { pattern: _, minLength: __, maxLength: ___, additionalProperties: ____, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(properties && { properties: mapValues(properties, withoutTextLimits) }),
    ...(items && { items: withoutTextLimits(items) }),
  };
}

/** No limits, because a viewer of another version may send other values, and no descriptions, which models would have to read. */
const onlyTypes = ({ type, required, properties, items }: Schema): Schema => ({
  ...(type === undefined ? {} : { type }),
  ...(required && { required }),
  ...(properties && {
    properties: mapValues(properties, onlyTypes),
  }),
  ...(items && { items: onlyTypes(items) }),
});

/** `ToolArguments`: what a tool gets, defaults included. */
async function writeArguments(
  tools: readonly { readonly name: string; readonly inputSchema: Schema }[],
): Promise<string> {
  const complete = ({ properties = {}, required = [], ...rest }: Schema): Schema => ({
    ...rest,
    properties,
    required: Object.keys(properties).filter(
      (name) => required.includes(name) || properties[name]?.default !== undefined,
    ),
  });
  const schema = {
    type: 'object',
    properties: Object.fromEntries(tools.map(({ name, inputSchema }) => [name, complete(inputSchema)])),
    required: tools.map(({ name }) => name),
  };
  return compile(schema as JSONSchema, 'ToolArguments', OPTIONS);
}
