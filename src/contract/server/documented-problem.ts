// Gives problems the names and titles of the documents.
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from '../problem.ts';
import type { OperationRow } from '../tables.ts';

/** What a server knows about its problems. */
export interface ProblemCatalogue {
  /** Base URL, without a trailing slash, of the pages that explain problems: they are at `/problems/NAME` below it. */
  readonly problemBase?: () => string;
  /** The problems of the documents, for the titles of those that the contract layer returns. */
  readonly problems?: { readonly [name: string]: { readonly title: string } };
}

export const problemCatalogues = new WeakMap<Server, ProblemCatalogue>();

export const serverOf = (connection: Duplex): Server | null | undefined =>
  (connection as Duplex & { readonly server?: Server | null }).server;

export const catalogueOf = (connection: Duplex): ProblemCatalogue | undefined => {
  const server = serverOf(connection);
  return server ? problemCatalogues.get(server) : undefined;
};

/** The problem with the title from the documents of the connection's server. */
export function withDocumentedTitle(problem: Problem, connection: Duplex): Problem {
  const { name, status, message, errors, headers } = problem;
  const title = catalogueOf(connection)?.problems?.[name]?.title;
  if (title === undefined || title === problem.title) return problem;
  return new Problem(name, { status, title }, message === problem.title ? undefined : message, { errors, headers });
}

/** Replaces a refusal with the documented problem of the same status, if there is one. Some documents have 422 for 400. */
export function toDocumentedProblem(refusal: Problem, { problems }: OperationRow): Problem {
  const find = (status: number) => Object.entries(problems).find(([, row]) => row.status === status);
  const [name, row] = find(refusal.status) ?? (refusal.status === 400 ? find(422) : undefined) ?? [];
  if (name === undefined || row === undefined) return refusal;
  const { message, title, errors, headers } = refusal;
  return new Problem(name, { status: row.status, title }, message === title ? undefined : message, { errors, headers });
}
