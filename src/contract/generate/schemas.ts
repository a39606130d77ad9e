// Collects the schemas that become validators, and the structure in which the functions are exported.
import type { AnySchema } from 'ajv/dist/2020.js';
import { type Direction, hasDirections, type OpenApi, resolveRef, type Schema } from '../document.ts';
import { readStream } from '../streams.ts';
import { ajvSchema, componentId, type SchemaContext } from './ajv-schema.ts';
import { fieldOf, listItems } from './forms.ts';
import { isBytes, isForm, isJson, PROBLEM_MEDIA } from './media.ts';
import { isBinary, isHandedOn, type OperationModel } from './model.ts';
import type { Side, Sockets } from './sockets.ts';

/** Nested names; each leaf is the name of a function. */
export type Tree = { [name: string]: Tree | string | null };

/** An Ajv schema that references point into. */
export interface Component {
  readonly $id: string;
}
export interface SchemaSet {
  readonly components: readonly Component[];
  readonly schemas: ReadonlyMap<string, AnySchema>;
  readonly tree: Tree;
}

/** Adds a schema under a name that is a valid identifier. */
function add(schemas: Map<string, AnySchema>, text: string, schema: Schema, context: SchemaContext): string {
  let name = text.replaceAll(/\W/g, '_').replace(/^(?=\d)/, '_');
  while (schemas.has(name)) name += '_';
  schemas.set(name, ajvSchema(schema, context) as AnySchema);
  return name;
}

export function operationSchemas(document: OpenApi, operations: readonly OperationModel[]): SchemaSet {
  const schemas = new Map<string, AnySchema>();
  const contextOf = hasDirections(document)
    ? (direction: Direction): SchemaContext => ({ components: direction, document, direction })
    : (): SchemaContext => ({ components: 'http', document });
  const [request, response] = [contextOf('request'), contextOf('response')];
  const tree: Tree = {};
  for (const operation of operations) {
    const body: Tree = {};
    for (const [media, { schema }] of Object.entries(operation.body?.media ?? {})) {
      if (schema && !isBytes(media) && !isBinary(document, schema) && !isHandedOn(document, media, schema)) {
        body[media] = add(
          schemas,
          `${operation.id}_body_${media}`,
          isForm(media) ? withoutFiles(document, schema) : schema,
          request,
        );
      }
    }
    const answers: Tree = {};
    const documented = [...operation.answers.map(({ status, media }) => ({ key: status, media })), ...operation.errors];
    for (const { key, media } of documented) {
      const bodies: Tree = {};
      for (const [name, content] of Object.entries(media)) {
        const schema = readStream(document, name, content)?.schema ?? (isJson(name) ? content.schema : undefined);
        if (schema && Object.keys(schema).length > 0) {
          bodies[name] = add(schemas, `${operation.id}_${key}_${name}`, schema, response);
        }
      }
      answers[key] = bodies;
    }
    const parameters = parameterSchema(operation);
    tree[operation.id] = {
      parameters: parameters && add(schemas, `${operation.id}_parameters`, parameters, request),
      body,
      answers,
    };
  }
  const problem = document.components?.schemas?.['Problem'];
  if (problem) tree[PROBLEM_MEDIA] = add(schemas, 'problem', problem, response);
  const contexts = request.components === response.components ? [request] : [request, response];
  return { components: contexts.flatMap((context) => componentsOf(document, context)), schemas, tree };
}

/** `tree` has the messages of each socket, or of the only one. */
export function messageSchemas({ sockets, schemas: components }: Sockets): SchemaSet {
  const schemas = new Map<string, AnySchema>();
  const document = { components: { schemas: components } };
  const context = { components: 'socket', document };
  const trees = sockets.map(({ name: socket, messages, parameters }) => {
    const tree: Record<Side, Tree> & Tree = { client: {}, server: {} };
    for (const side of ['client', 'server'] as const) {
      for (const [name, { schema, format }] of messages[side]) {
        const id = sockets.length === 1 ? `${side}_${name}` : `${socket}_${side}_${name}`;
        tree[side][name] = add(schemas, id, format === 'bytes' ? {} : schema, context);
      }
    }
    const places = Object.keys(parameters);
    const handshake = { type: 'object', required: places, properties: parameters as Record<string, Schema> };
    if (places.length > 0) tree['parameters'] = add(schemas, `${socket}_parameters`, handshake, context);
    return [socket, tree] as const;
  });
  const tree = trees.length === 1 ? (trees[0]?.[1] as Tree) : Object.fromEntries(trees);
  return { components: componentsOf(document, context), schemas, tree };
}

/** Only the messages that a page receives, so that browsers load no other validators. */
export const receivedSchemas = ({ tree }: SchemaSet): SchemaSet => ({
  components: [],
  schemas: new Map(),
  tree: (tree as Record<Side, Tree>).server,
});

/** All definitions of a hand-written JSON Schema, by name. */
export function resourceSchemas(document: { $defs: Record<string, Schema> }): SchemaSet {
  const context = { components: 'resource', document };
  const names = Object.keys(document.$defs);
  return {
    components: componentsOf({ components: { schemas: document.$defs } }, context),
    schemas: new Map(names.map((name) => [`resource_${name}`, { $ref: componentId(context, name) }])),
    tree: Object.fromEntries(names.map((name) => [name, `resource_${name}`])),
  };
}

const componentsOf = (
  document: { readonly components?: { readonly schemas?: Record<string, Schema> } },
  context: SchemaContext,
): Component[] =>
  Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
    ...(ajvSchema(schema, context) as object),
    $id: componentId(context, name),
  }));

/** All parameters as one object, so that the path of a validation error is already the pointer in the response. */
function parameterSchema(operation: OperationModel): Schema | null {
  const places = Object.entries(operation.parameters).filter(([, parameters]) => parameters.length > 0);
  if (places.length === 0) return null;
  const schemas = places.map(([place, parameters]) => {
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    return [place, { type: 'object', required, properties }] as const;
  });
  return { type: 'object', properties: Object.fromEntries(schemas) };
}

/** Drops file schemas: size and type are checked when the body is read; the schema only requires the field. */
function withoutFiles(document: OpenApi, schema: Schema): Schema {
  const resolved = resolveRef(document, schema);
  const fields = Object.entries(resolved.properties ?? {});
  const isFile = (field: Schema) => isBinary(document, fieldOf(document, field));
  if (!fields.some(([, field]) => isFile(field))) return schema;
  const withoutFile = (field: Schema) => (listItems(document, field) ? { type: 'array' } : {});
  return {
    ...resolved,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, isFile(field) ? withoutFile(field) : field])),
  };
}
