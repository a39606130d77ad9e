// Reads what the console of an operation or a socket needs from its document.

import { type OpenApi, type Parameter, resolveRef, type Schema } from '../../contract/document.ts';
import { examplesOf } from '../../contract/generate/client.ts';
import { scalarKind } from '../../contract/generate/forms.ts';
import { bodyExamples, isBinary, type OperationModel } from '../../contract/generate/model.ts';
import type { ChannelTable, OperationRow } from '../../contract/tables.ts';
import { firstSentence } from '../markdown.ts';
import type { SocketChannel, SocketDocument } from '../model.ts';
import type { Choice, Field, OperationData, ParameterField, SocketData } from './data.ts';

const MAX_DEPTH = 4;

export function describeOperation(
  document: OpenApi,
  { parameters, body }: OperationModel,
  row: OperationRow,
  schemes: OperationData['schemes'],
): OperationData {
  const { path, query, header } = parameters;
  const bodies = Object.entries(body?.media ?? {});
  const simple = bodies.filter(([name]) => name !== 'multipart/form-data'); // few programs need it
  return {
    kind: 'operation',
    row,
    schemes: Object.fromEntries(Object.entries(schemes).filter(([name]) => row.security.includes(name))),
    parameters: [...path, ...query, ...header].map((each) => parameterField(document, each)),
    choices: (simple.length > 0 ? simple : bodies).map(([name, each]) => ({
      name,
      isFile: isBinary(document, each.schema),
      examples: bodyExamples(document, each).map((example) => ({ title: example.summary ?? example.name, ...example })),
      fields: fieldsOf(document, each.schema),
    })),
  };
}

export const describeSocket = (page: SocketDocument, socket: SocketChannel, table: ChannelTable): SocketData => ({
  kind: 'socket',
  path: socket.channel.address ?? '/',
  needsLogin: Object.keys(page.source.components.securitySchemes ?? {}).length > 0,
  table,
  closeCodes: page.source['x-close-codes'] ?? {},
  choices: socket.directions
    .flatMap(({ messages }) => messages.filter(({ way }) => way === 'sends'))
    .map(({ message: { name, payload, examples = [] } }): Choice => {
      const shown = examples.map((each) => ({ title: each.summary ?? each.name ?? '', value: each.payload }));
      return { name, isFile: false, examples: shown, fields: fieldsOf(page.source, payload) };
    }),
});

function parameterField(document: OpenApi, parameter: Parameter): ParameterField {
  const { name, in: place, required = false, schema } = parameter;
  const field = fieldOf(document, name, schema, required);
  const example = examplesOf(document, [parameter])[name] ?? '';
  return {
    ...field,
    place: place as ParameterField['place'],
    about: plainSentence(parameter.description ?? field.about),
    example: typeof example === 'object' && !Array.isArray(example) ? JSON.stringify(example) : String(example),
  };
}

function fieldOf(document: object, name: string, schema: Schema, required: boolean): Field {
  const { const: only, enum: listed, type, description = '' } = resolveRef(document, schema);
  return {
    name,
    kind: scalarKind(document as OpenApi, schema) ?? 'json',
    required,
    values: type === 'boolean' ? ['true', 'false'] : (listed ?? (only === undefined ? [] : [only])).map(String),
    about: plainSentence(description),
  };
}

const plainSentence = (text: string): string => firstSentence(text).replaceAll('`', '');

/** The top-level fields, those of all variants together. */
function fieldsOf(document: object, schema: Schema = {}, depth = 0): Field[] {
  const { properties = {}, required = [], allOf = [], oneOf = [], anyOf = [] } = resolveRef(document, schema);
  const own = Object.entries(properties).map(([name, each]) => fieldOf(document, name, each, required.includes(name)));
  const inner = (schemas: readonly Schema[]) =>
    depth === MAX_DEPTH ? [] : schemas.flatMap((each) => fieldsOf(document, each, depth + 1));
  const variants = inner([...oneOf, ...anyOf]).map((field) => ({ ...field, required: false }));
  const merged = new Map<string, Field>();
  for (const field of [...own, ...inner(allOf), ...variants]) {
    const former = merged.get(field.name) ?? field;
    const isOpen = former.values.length === 0 || field.values.length === 0;
    merged.set(field.name, { ...former, values: isOpen ? [] : [...new Set([...former.values, ...field.values])] });
  }
  return [...merged.values()];
}
