// generated/scopes.ts: the scopes of spec/shared/scopes.yaml in words.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DocumentError } from '../../src/contract/document.ts';
import type { OperationModel } from '../../src/contract/generate/model.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';

const FILE = 'spec/shared/scopes.yaml';

interface ScopesDocument {
  readonly Scope: { readonly enum: readonly string[]; readonly 'x-enumDescriptions': Readonly<Record<string, string>> };
}

export async function writeScopes(root: string, areas: ReadonlyMap<string, OperationModel[]>): Promise<string> {
  const { Scope } = parse(await readFile(join(root, FILE), 'utf8')) as ScopesDocument;
  const words = Scope['x-enumDescriptions'];
  if (Scope.enum.join() !== Object.keys(words).join()) {
    throw new DocumentError(`${FILE}: enum and x-enumDescriptions must list the same scopes in the same order`);
  }
  for (const [area, operations] of areas) {
    for (const { id, scopes } of operations) {
      const unknown = Object.values(scopes)
        .flat(2)
        .find((scope) => !Scope.enum.includes(scope));
      if (unknown) throw new DocumentError(`spec/${area}/openapi.yaml ${id}: the scope ${unknown} is not in ${FILE}`);
    }
  }
  return `${HEADER}/** The scopes, in words for users. */
export const SCOPES = ${literal(words)} as const;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];
`;
}
