// Everything that has a validator: the schema, the document that its references point into, its examples, and our
// validator.

import { type Area, areas, operations } from '../../scripts/areas.ts';
import { readMessages } from '../../scripts/messages.ts';
import {
  examplesOf,
  isBinary,
  type Named,
  type Operation,
  parameterExamples,
  parameterSchema,
  resolveRef,
  type Schema,
} from '../../src/contract/conform/document.ts';
import type { OperationValidators, Validate } from '../../src/contract/tables.ts';

export interface Subject {
  readonly name: string;
  readonly kind: 'parameters' | 'body' | 'answer' | 'problem' | 'message' | 'resource';
  readonly operation: Operation | null;
  readonly media: string;
  readonly schema: Schema;
  readonly document: object;
  readonly examples: readonly Named[];
  readonly validate: Validate;
}

const PROBLEM = 'application/problem+json';

/** A file's size and type are checked when the body is read; the schema only requires the field. */
function withoutFiles(document: object, schema: Schema): Schema {
  const { properties = {}, ...rest } = resolveRef(document, schema);
  const fields = Object.entries(properties);
  if (!fields.some(([, field]) => isBinary(document, field))) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, isBinary(document, field) ? {} : field])),
  };
}

function operationSubjects(area: Area, operation: Operation): Subject[] {
  const { document } = operation;
  const table = area.validators.validators ?? {};
  const own = table[operation.id] as OperationValidators;
  const found: Subject[] = [];
  const add = (kind: Subject['kind'], media: string, schema: Schema, examples: Named[], validate: Validate | null) => {
    const name = [operation.id, kind, media].filter(Boolean).join(' ');
    if (typeof validate !== 'function') throw new Error(`${name} has no validator`);
    found.push({ name, kind, operation, media, schema, document, examples, validate });
  };
  if (operation.parameters.length > 0) {
    add('parameters', '', parameterSchema(operation), parameterExamples(operation), own.parameters);
  }
  for (const [media, content] of Object.entries(operation.body?.content ?? {})) {
    const { schema = {} } = content;
    if (isBinary(document, schema)) continue;
    add('body', media, withoutFiles(document, schema), examplesOf(document, content), own.body[media] ?? null);
  }
  for (const [status, { content = {} }] of operation.responses) {
    for (const [media, value] of Object.entries(content)) {
      if (media !== 'application/json' && media !== 'text/event-stream') continue; // pages, pictures and problems
      const validate = own.answers[status]?.[media] ?? null;
      add('answer', `${status} ${media}`, value.schema ?? {}, examplesOf(document, value), validate);
    }
  }
  return found;
}

/** The error body of an area, with every problem that its operations return. */
function problemSubjects({ name, openapi, validators }: Area, own: readonly Operation[]): Subject[] {
  if (!openapi) return [];
  const all = own.flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, { content }]) => {
      const media = content?.[PROBLEM];
      return media
        ? [{ schema: media.schema ?? {}, examples: examplesOf(openapi, media), where: `${id} ${status}` }]
        : [];
    }),
  );
  const [first] = all;
  if (!first) return [];
  if (all.some(({ schema }) => schema.$ref !== first.schema.$ref)) throw new Error(`${name} has two kinds of problem`);
  const validate = validators.validators?.[PROBLEM] as Validate;
  const examples = all.flatMap(({ examples: given, where }) =>
    given.map((example) => ({ name: `${where} ${example.name}`, value: example.value })),
  );
  const { schema } = first;
  return [
    {
      name: `${name} problem`,
      kind: 'problem',
      operation: null,
      media: PROBLEM,
      schema,
      document: openapi,
      examples,
      validate,
    },
  ];
}

function messageSubjects({ asyncapi, validators }: Area): Subject[] {
  if (!asyncapi) return [];
  return (['receive', 'send'] as const).flatMap((action) => {
    const side = action === 'receive' ? 'client' : 'server';
    return readMessages(asyncapi, action).map((message) => {
      const validate = validators.messages?.[side][message.name];
      if (!validate) throw new Error(`the message ${message.name} has no validator`);
      return {
        name: `${side} message ${message.name}`,
        kind: 'message' as const,
        operation: null,
        media: side,
        schema: message.payload,
        document: asyncapi,
        examples: (message.examples ?? []).map(({ name = 'example', payload }) => ({ name, value: payload })),
        validate,
      };
    });
  });
}

function resourceSubjects({ resources, validators }: Area): Subject[] {
  return Object.entries(resources?.$defs ?? {}).map(([name, schema]) => {
    const validate = validators.resources?.[name];
    if (!validate) throw new Error(`the definition ${name} has no validator`);
    const examples = ((schema['examples'] ?? []) as unknown[]).map((value, index) => ({ name: `${index}`, value }));
    const document = resources as object;
    return {
      name: `resource ${name}`,
      kind: 'resource',
      operation: null,
      media: '',
      schema,
      document,
      examples,
      validate,
    };
  });
}

export const subjects: readonly Subject[] = areas.flatMap((area) => {
  const own = operations.filter((operation) => operation.area === area.name);
  return [
    ...own.flatMap((operation) => operationSubjects(area, operation)),
    ...problemSubjects(area, own),
    ...messageSubjects(area),
    ...resourceSubjects(area),
  ];
});
/** Copies the value, because our validators fill in defaults. */
export const accepts = (validate: Validate, value: unknown): boolean => validate(structuredClone(value));
