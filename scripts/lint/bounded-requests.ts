// Everything that a client can send needs bounds. Responses need none.
import { BoundsCheck, type Schema } from './bounds.ts';
import type { Rule, Visit } from './redocly.ts';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

const parameter: Visit<{ schema?: Schema }> = ({ schema }, context) =>
  new BoundsCheck(context).visit(schema, context.location.child('schema'));

const body: Visit<{ content?: Content }> = ({ content = {} }, context) => {
  const check = new BoundsCheck(context);
  for (const [media, { schema }] of Object.entries(content)) {
    check.visit(schema, context.location.child(['content', media, 'schema']));
  }
};

export const boundedRequests: Rule = () => ({ Parameter: parameter, RequestBody: body });
