// Combines an area's generated tables with its handlers into routes.
import type { AnyCallers, Handlers, RuleName, Rules } from '../handler.ts';
import type { Operations } from '../operation.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';
import { hasOtherJson } from './reply.ts';
import {
  type AnyHandler,
  type AnyRule,
  crossOriginHeaders,
  deprecationHeaders,
  type OnRefused,
  type Pages,
  type Route,
} from './route.ts';

type AnyRules = Readonly<Record<string, AnyRule>>;

/** The exports of generated/<area>/operations.ts and validators.js. */
export interface Tables<Ops> {
  readonly operations: { readonly [Id in keyof Ops]: OperationRow };
  readonly security: { readonly [scheme: string]: SchemeRow };
  readonly validators: { readonly [Id in keyof Ops]: OperationValidators };
}

declare const expected: unique symbol;
export interface Service<Caller = object> {
  readonly routes: readonly Route[];
  /** Carries the caller type for the compiler; never set at run time. */
  readonly [expected]?: (caller: Caller) => void;
}

interface CommonOptions {
  readonly pages?: Pages | null;
  readonly onRefused?: OnRefused | null;
}
/** `rules` is required if the document uses `x-rule`. */
type ImplementArguments<Ops, Callers> = [RuleName<Ops>] extends [never]
  ? [options?: CommonOptions & { readonly rules?: Rules<Ops, Callers> }]
  : [options: CommonOptions & { readonly rules: Rules<Ops, Callers> }];

/** `Pending` lists operations without a handler; the compiler requires handlers for all others. */
export function implement<Ops extends Operations<Ops>, Callers = AnyCallers, Pending extends keyof Ops = never>(
  tables: Tables<Ops>,
  handlers: Handlers<Ops, Callers, Pending>,
  ...[options]: ImplementArguments<Ops, Callers>
): Service<Callers[keyof Callers]> {
  const validators = tables.validators as { readonly [id: string]: OperationValidators };
  const { pages = null, onRefused = null, rules = {} } = (options ?? {}) as CommonOptions & { rules?: object };
  const byId = handlers as { readonly [id: string]: unknown };
  const routes = Object.entries<OperationRow>(tables.operations).map(([id, row]) => ({
    id,
    row,
    matched: { operationId: id, path: row.path },
    schemes: tables.security,
    validators: validators[id] as OperationValidators,
    handler: (byId[id] ?? null) as AnyHandler | null,
    pages,
    onRefused,
    rule: findRule(rules as AnyRules, row.rule),
    media: [...new Set(Object.values(row.answers).flat())],
    hasOtherJson: hasOtherJson(row),
    headers: deprecationHeaders(row),
    crossOriginHeaders: crossOriginHeaders(row),
  }));
  return { routes };
}

/** Throws for an unknown rule, so that a server never starts without enforcing it. */
function findRule(rules: AnyRules, name: string | undefined): AnyRule | null {
  if (name === undefined) return null;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) throw new TypeError(`the document uses the rule ${name}, which is not implemented; pass it in \`rules\``);
  return rule;
}
