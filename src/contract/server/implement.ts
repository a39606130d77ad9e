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

/** The exports of generated/<area>/operations.ts and validators.js. */
export interface Tables<Ops> {
  readonly operations: { readonly [Id in keyof Ops]: OperationRow };
  readonly security: { readonly [scheme: string]: SchemeRow };
  readonly validators: { readonly [Id in keyof Ops]: OperationValidators };
}

interface AnyRules {
  readonly [name: string]: AnyRule;
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
type ImplementOptions<Ops, Callers> = CommonOptions &
  ([RuleName<Ops>] extends [never]
    ? { readonly rules?: Rules<Ops, Callers> }
    : { readonly rules: Rules<Ops, Callers> });
/** `rules` is required if the document uses `x-rule`. */
type ImplementArguments<Ops, Callers> = [RuleName<Ops>] extends [never]
  ? [options?: ImplementOptions<Ops, Callers>]
  : [options: ImplementOptions<Ops, Callers>];

/** `Pending` lists operations without a handler; the compiler requires handlers for all others. */
export function implement<Ops extends Operations<Ops>, Callers = AnyCallers, Pending extends keyof Ops = never>(
  tables: Tables<Ops>,
  handlers: Handlers<Ops, Callers, Pending>,
  ...[options = {} as ImplementOptions<Ops, Callers>]: ImplementArguments<Ops, Callers>
): Service<Callers[keyof Callers]> {
  const validators = tables.validators as { readonly [id: string]: OperationValidators };
  const { pages = null, onRefused = null, rules = {} } = options as unknown as CommonOptions & { rules?: AnyRules };
  const byId = handlers as { readonly [id: string]: unknown };
  return {
    routes: describeRoutes(tables).map((described) => ({
      ...described,
      validators: validators[described.id] as OperationValidators,
      handler: (byId[described.id] ?? null) as AnyHandler | null,
      pages,
      onRefused,
      rule: findRule(rules, described.row.rule),
    })),
  };
}

/** Throws for an unknown rule, so that a server never starts without enforcing it. */
function findRule(rules: AnyRules, name: string | undefined): AnyRule | null {
  if (name === undefined) return null;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) throw new TypeError(`the document uses the rule ${name}, which is not implemented; pass it in \`rules\``);
  return rule;
}

/** The parts of each route that come from the document. */
const describeRoutes = <Ops>({ operations, security }: Omit<Tables<Ops>, 'validators'>) =>
  Object.entries<OperationRow>(operations).map(([id, row]) => ({
    id,
    row,
    matched: { operationId: id, path: row.path },
    schemes: security,
    media: [...new Set(Object.values(row.answers).flat())],
    hasOtherJson: hasOtherJson(row),
    headers: deprecationHeaders(row),
    crossOriginHeaders: crossOriginHeaders(row),
  }));
