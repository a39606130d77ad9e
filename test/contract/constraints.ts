// Lists every constraint of a schema, at every level and in every branch. Probes must cover all of them.

import { resolveRef, type Schema } from '../../src/contract/conform/document.ts';
import { type Probed, probesOf } from '../../src/contract/conform/probes.ts';

export interface Constraint {
  readonly keyword: string;
  readonly source: Schema;
}

/** Keywords that do not affect validity, and `if`, which only selects a branch. */
const ANNOTATIONS = new Set([
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', '$comment', '$schema', '$id', 'summary'],
  ...['if', 'readOnly', 'writeOnly'],
]);
const SINGLE = ['items', 'then', 'else', 'additionalProperties'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const MAPS = ['properties', 'patternProperties'];
const TRANSPARENT = new Set(['$ref', '$defs', 'components', 'then', 'else', 'items', 'allOf', ...MAPS]);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function constraintsOf(document: object, root: Schema): Constraint[] {
  const seen = new Set<Schema>();
  const found: Constraint[] = [];
  const visit = (schema: unknown): void => {
    if (!isSchema(schema) || seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref !== undefined) visit(resolveRef(document, { $ref: schema.$ref } as Schema));
    for (const keyword of Object.keys(schema)) {
      if (isConstraint(schema, keyword)) found.push({ keyword, source: schema });
    }
    for (const keyword of SINGLE) visit(schema[keyword]);
    for (const keyword of LISTS) for (const branch of (schema[keyword] ?? []) as unknown[]) visit(branch);
    for (const keyword of MAPS) for (const inner of Object.values((schema[keyword] ?? {}) as object)) visit(inner);
  };
  visit(root);
  return found;
}

/** Binary data is not JSON, and integer widths only repeat the bounds for generators. */
const UNCHECKED_FORMATS = new Set<unknown>(['binary', 'int32', 'int64']);

/** Unknown keywords count as constraints, so that new ones cannot go untested. */
function isConstraint(schema: Schema, keyword: string): boolean {
  const value = schema[keyword];
  if (ANNOTATIONS.has(keyword) || TRANSPARENT.has(keyword) || keyword.startsWith('x-')) return false;
  if (keyword === 'additionalProperties') return value === false;
  if (keyword === 'enum') return schema.const === undefined;
  if (keyword === 'required') return (value as string[]).length > 0;
  if (keyword === 'uniqueItems') return value === true;
  if (keyword === 'minLength' || keyword === 'minItems') return value !== 0;
  return keyword !== 'format' || !UNCHECKED_FORMATS.has(value);
}

export interface Uncovered extends Constraint {
  readonly reason: string;
}

/** The probes of a schema, and the constraints for which none was found. */
export function probesAndUncovered(probed: Probed) {
  const { probes, reasons } = probesOf(probed);
  const isCovered = ({ source, keyword }: Constraint) =>
    probes.some((probe) => probe.source === source && probe.keyword === keyword);
  const uncovered: Uncovered[] = constraintsOf(probed.document, probed.schema)
    .filter((constraint) => !isCovered(constraint))
    .map((constraint) => ({ ...constraint, reason: reasons.get(constraint.source) ?? 'no value violates it' }));
  return { probes, uncovered };
}
