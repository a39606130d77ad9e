// Removes what is of the wrong kind, such as a number in place of a schema, so that all that remains can be read.
import querystring from 'node:querystring';
import { isRef } from '@redocly/openapi-core';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { CHECKED } from './ajv-schema.ts';
import type { Refusal } from './refusal.ts';
import type { At } from './schema-tree.ts';

/** What a field must be, as Redocly describes it: an object or a list with a name, or a value. */
export interface Kind {
  readonly name?: string;
  readonly properties?: Readonly<Record<string, KindOf>>;
  readonly additionalProperties?: KindOf;
  readonly items?: KindOf;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly directResolveAs?: Kind;
}
type KindOf = Kind | null | ((value: unknown, key: string) => Kind | null | undefined) | undefined;
type Fields = Record<string, unknown>;

/** References to references; more are a cycle. */
const MAX_STEPS = 64;
/** Nothing is served from these. */
const UNSERVED = /^(?:info|tags|externalDocs|webhooks|examples|links|callbacks|contact|license|xml)$/;
const MAPPING = 'DiscriminatorMapping';
const SCHEMA_MAP = /^(?:SchemaProperties|PatternProperties)$/;

/** Changes the document. */
export function removeWrongKinds(document: object, root: Kind): Refusal[] {
  const refusals: Refusal[] = [];
  const kinds = new Map<object, Kind>();
  const references: { readonly node: Fields; readonly kind: Kind; readonly at: At }[] = [];
  const refuse = (at: At, reason: string, isMistake: boolean) =>
    refusals.push({ at, reason, rule: 'structure', ...(isMistake && { skipped: true, isMistake }) });

  visit(document as Fields, root, []);
  for (const reference of references) check(reference);
  return refusals;

  function visit(node: Fields, kind: Kind, at: At): void {
    if (kinds.has(node)) return;
    kinds.set(node, kind);
    if (kind.name === 'Example') delete node['externalValue']; // nothing reads it
    if (Object.hasOwn(node, '$ref') && (isRef(node) || kind.properties?.['$ref'] || !isMap(kind)))
      references.push({ node, kind, at });
    if (Object.hasOwn(node, '__proto__')) {
      refuse([...at, '__proto__'], 'the name __proto__ is not supported', false);
      Reflect.deleteProperty(node, '__proto__');
    }
    for (const [key, value] of Object.entries(node)) {
      const wanted = isRef(node) && key === '$ref' ? null : wantedKind(kind, key, value);
      const fitting = wanted ? repaired(value, wanted, { kind, key, at: [...at, key] }) : value;
      if (fitting === undefined) delete node[key];
      else if (fitting !== value) node[key] = fitting;
    }
    if (Array.isArray(node)) node.splice(0, node.length, ...node.filter(() => true)); // closes the gaps
  }

  /** Undefined if the value must be removed. */
  function repaired(value: unknown, wanted: Kind, place: { kind: Kind; key: string; at: At }): unknown {
    const { kind, key, at } = place;
    const isFlag = typeof value === 'boolean';
    if (isFlag && (wanted.name === 'Schema' || SCHEMA_MAP.test(kind.name ?? '') || key === 'items'))
      return value ? {} : { not: {} };
    if (wanted.name === undefined && !wanted.properties) return repairedValue(value, wanted, place);
    if (wanted.name === 'SpecExtension') return value;
    if (typeof value === 'object' && value !== null && Array.isArray(value) === (wanted.items !== undefined)) {
      visit(value as Fields, wanted, at);
      return value;
    }
    const form = wanted.items ? 'array' : 'object';
    const reason = `Expected type '${wanted.name ?? key}' (${form}) but got '${formOf(value)}'`;
    refuse(at, reason, value === null || at.some((step) => UNSERVED.test(String(step))));
    return value === null && isMap(kind) ? {} : undefined;
  }

  function repairedValue(
    value: unknown,
    { type, enum: words, items, directResolveAs }: Kind,
    { kind, key, at }: { kind: Kind; key: string; at: At },
  ): unknown {
    const wanted = directResolveAs || words ? 'string' : type;
    const isChecked = kind.name === 'Schema' && CHECKED.test(key) && value !== null; // with the whole schema
    if (wanted === undefined || isChecked) return value;
    if (isRef(value) && kind.name !== MAPPING && typeof targetOf(value) !== 'object') return value; // it is resolved later
    const form = formOf(value);
    if (form === wanted && wanted === 'array')
      return (value as unknown[]).every((each) => fitsItem(each, items)) ? value : texts(value as unknown[], at);
    if (form === wanted || (form === 'number' && wanted === 'integer')) return value;
    refuse(at, `Expected type '${wanted}' but got '${form}'`, true);
    return wanted === 'string' && /number|boolean/.test(form) ? String(value) : undefined;
  }

  function texts(values: unknown[], at: At): unknown[] {
    refuse(at, `Expected a list of texts`, true);
    return values.filter((each) => typeof each !== 'object').map(String);
  }

  function targetOf({ $ref }: { readonly $ref: string }): unknown {
    return $ref.startsWith('#') ? valueAt(document, pointerSteps($ref).map(querystring.unescape)) : undefined;
  }

  function check({ node, kind, at }: (typeof references)[number]): void {
    const wrong = (reason: string): void => {
      delete node['$ref'];
      refuse([...at, '$ref'], reason, false);
    };
    let target: unknown = node;
    for (let step = 0; isRef(target); step++) {
      if (step === MAX_STEPS) return wrong(`the reference ${target.$ref} leads to itself`);
      target = targetOf(target);
    }
    if (!isRef(node)) return wrong('a reference must be text');
    const first = targetOf(node);
    if (first === undefined) return; // reported later
    if (typeof first !== 'object' || first === null)
      return wrong(`the reference ${node.$ref} leads to a value, not to '${kind.name}'`);
    if (Array.isArray(first) !== (kind.items !== undefined))
      return wrong(`the reference ${node.$ref} does not lead to '${kind.name}'`);
    const other = kinds.get(first);
    if (!other) visit(first as Fields, kind, pointerSteps(node.$ref));
    else if (other.name !== kind.name)
      wrong(`the reference ${node.$ref} leads to '${other.name}', not to '${kind.name}'`);
  }
}

const isMap = ({ properties = {}, additionalProperties }: Kind): boolean =>
  additionalProperties !== undefined && Object.keys(properties).length === 0;

function wantedKind(
  { name, properties = {}, additionalProperties, items }: Kind,
  key: string,
  value: unknown,
): Kind | null | undefined {
  if (name === MAPPING && typeof value !== 'string') return { type: 'string' }; // Redocly expects a text
  const wanted = items ?? (Object.hasOwn(properties, key) ? properties[key] : additionalProperties);
  return typeof wanted === 'function' ? wanted(value, key) : wanted;
}

const fitsItem = (value: unknown, items: KindOf): boolean =>
  typeof value === 'string' || (items as Kind | undefined)?.type !== 'string';

const formOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
