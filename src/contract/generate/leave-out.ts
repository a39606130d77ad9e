// Leaves out the operations of a document that cannot be served, so that the others can be.
import type { OpenApi } from '../document.ts';
import { METHODS, type OperationPlace, operationsOf } from './places.ts';
import { type Locate, pointer, type Refusal } from './refusal.ts';
import type { At } from './schema-tree.ts';

/** Something in a document that is not served. */
export interface Note {
  readonly document: string;
  /** A JSON Pointer into the document. */
  readonly pointer: string;
  readonly reason: string;
  readonly isMistake?: boolean | undefined;
  /** Its line, which is looked up only when it is needed. */
  readonly locate: () => ReturnType<Locate>;
}

/** Sorted, so that places with the same reason follow each other. */
export function notesOf(document: string, refusals: readonly Refusal[], locate: Locate): Note[] {
  const byReason = Map.groupBy(refusals, ({ reason }) => reason);
  return [...byReason.values()].flat().map(({ at, reason, isMistake, locate: own = () => locate(at) }) => {
    return { document, pointer: pointer(at).slice(1), reason, isMistake, locate: own };
  });
}

/** Whether a refusal concerns the whole document, so that nothing of it can be served. */
export const isFatal = ({ at: [part, name] }: Refusal): boolean =>
  name === undefined || !['paths', 'components', 'security'].includes(String(part));

/** The document without the refused operations, and without components that cannot be used. */
export function leaveOut(document: OpenApi, refusals: readonly Refusal[]): OpenApi {
  const refused = refusals.filter(({ skipped }) => !skipped);
  const broken = brokenComponents(document, refused);
  const places = [...operationsOf(document)].filter((place) => isLeftOut(document, place, refused, broken));
  const left = new Set([...places.map(({ at }) => pointer(at)), ...broken]);
  const isBroken = (part: unknown) => referencesIn(part).some((key) => broken.has(key));
  const omit = (at: At, members: object): object =>
    Object.fromEntries(
      Object.entries(members)
        .filter(([name, inner]) => !left.has(pointer([...at, name])) && !(name === 'parameters' && isBroken(inner)))
        .map(([name, inner]) => [name, name === 'additionalOperations' ? omit([...at, name], inner) : inner]),
    );
  const served = (part: 'paths' | 'components') =>
    Object.entries(document[part] ?? {}).map(([name, members]) => [name, omit([part, name], members ?? {})]);
  const [paths, components] = [Object.fromEntries(served('paths')), Object.fromEntries(served('components'))];
  const isSound = ([, hook]: [string, unknown]) => !isBroken(hook);
  const webhooks = document.webhooks && Object.fromEntries(Object.entries(document.webhooks).filter(isSound));
  return { ...document, paths, components, ...(webhooks && { webhooks }) };
}

function isLeftOut(
  document: OpenApi,
  { at: own, item, node }: OperationPlace,
  refused: readonly Refusal[],
  broken: ReadonlySet<string>,
): boolean {
  const isRefused = ({ at }: Refusal) => {
    if (at[0] === 'security') return node.security === undefined;
    if (at[0] !== 'paths' || at[1] !== own[1]) return false;
    return (
      own.every((step, index) => at[index] === step) ||
      ![...METHODS, 'additionalOperations'].some((name) => name === at[2])
    );
  };
  if (refused.some(isRefused)) return true;
  const schemes = (node.security ?? document.security ?? []).flatMap((names) => Object.keys(names));
  const used = [
    ...referencesIn([node, item.parameters]),
    ...schemes.map((name) => componentKey('securitySchemes', name)),
  ];
  return used.some((key) => broken.has(key));
}

const componentKey = (kind: string, name: string): string => pointer(['components', kind, name]);

/** The refused components, and those that refer to them, by their pointers. */
export function brokenComponents(document: Pick<OpenApi, 'components'>, refused: readonly Refusal[]): Set<string> {
  const broken = new Set(refused.filter(({ at }) => at[0] === 'components').map(({ at }) => pointer(at.slice(0, 3))));
  const others = Object.entries(document.components ?? {}).flatMap(([kind, members = {}]) =>
    Object.entries(members).map(([name, node]) => ({ key: componentKey(kind, name), references: referencesIn(node) })),
  );
  for (let before = -1; before !== broken.size; ) {
    before = broken.size;
    for (const { key, references } of others) if (references.some((each) => broken.has(each))) broken.add(key);
  }
  return broken;
}

/** Pointers to the components that a value refers to, also in the mapping of a discriminator. */
export function referencesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith('#/components/') ? [value.split('/').slice(0, 4).join('/')] : []; // it may point into one
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referencesIn) : [];
}
