// Joins an area's generated tables with its handlers into routes.
import type { AnyCallers, Handlers, RuleName, Rules } from '../handler.ts';
import type { Operations } from '../operation.ts';
import type { OperationRow, OperationValidators, SchemeRow } from '../tables.ts';
import { openHeaders, ownHeaders } from './cors.ts';
import type { AnyHandler, AnyRule, OnRefused, Pages, Route } from './route.ts';

/** generated/<area>/operations.ts and validators.js, as they are. */
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
  /** The callers that its handlers expect; exists for the compiler only. */
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
/** Rules are required where the document uses `x-rule`. */
type ImplementArguments<Ops, Callers> = [RuleName<Ops>] extends [never]
  ? [options?: ImplementOptions<Ops, Callers>]
  : [options: ImplementOptions<Ops, Callers>];

/** `Pending` names the operations without a handler; the compiler asks for all others. */
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

/** A server that does not know a rule of its document must not start. */
function findRule(rules: AnyRules, name: string | undefined): AnyRule | null {
  if (name === undefined) return null;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) throw new TypeError(`the document has the rule ${name}, and nobody says what it means`);
  return rule;
}

/** The part of each route that follows from the document. */
const describeRoutes = <Ops>({ operations, security }: Omit<Tables<Ops>, 'validators'>) =>
  Object.entries<OperationRow>(operations).map(([id, row]) => ({
    id,
    row,
    matched: { operationId: id, path: row.path },
    schemes: security,
    media: [...new Set(Object.values(row.answers).flat())],
    own: ownHeaders(row),
    open: openHeaders(row),
  }));
