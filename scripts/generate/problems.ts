// problems.ts: every problem of every document, once. The same name means the same status and title everywhere.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type DocumentedProblem, type OperationModel, readProblems } from './model.ts';
import type { Response } from './openapi.ts';
import { DocumentError } from './redocly.ts';
import { HEADER, literal } from './text.ts';

export async function writeProblems(
  root: string,
  areas: ReadonlyMap<string, OperationModel[]>,
): Promise<{ readonly problems: string; readonly advice: string }> {
  const catalogue = new Map<string, DocumentedProblem & { where: string }>();
  const add = (where: string, problem: DocumentedProblem): void => {
    const known = catalogue.get(problem.name);
    if (known && (known.status !== problem.status || known.title !== problem.title)) {
      throw new DocumentError(
        `${where}: problem ${problem.name} is ${problem.status} "${problem.title}", but ${known.status} "${known.title}" in ${known.where}`,
      );
    }
    catalogue.set(problem.name, { ...problem, where });
  };
  const file = 'spec/shared/responses.yaml';
  const shared = parse(await readFile(join(root, file), 'utf8')) as Record<string, Response>;
  for (const [name, response] of Object.entries(shared)) {
    const where = `${file} ${name}`;
    for (const problem of readProblems(shared, statusOf(response), response)) add(where, problem);
  }
  for (const [area, operations] of areas) {
    for (const { id, problems } of operations) {
      for (const problem of problems) add(`spec/${area}/openapi.yaml ${id}`, problem);
    }
  }
  return { problems: writeTable([...catalogue.values()]), advice: await writeAdvice(root, new Set(catalogue.keys())) };
}

/** problem-advice.ts: what to do about each problem that spec/shared/advice.yaml lists. */
async function writeAdvice(root: string, names: ReadonlySet<string>): Promise<string> {
  const file = 'spec/shared/advice.yaml';
  const advice = parse(await readFile(join(root, file), 'utf8')) as Record<string, string>;
  const unknown = Object.keys(advice).filter((name) => !names.has(name));
  if (unknown.length > 0) throw new DocumentError(`${file}: no operation returns ${unknown.join(', ')}`);
  return `${HEADER}
export const problemAdvice: { readonly [name: string]: string } = ${literal(advice)};
`;
}

/** Those of one document; of the titles that a problem has in it, the first. */
export function writeOwnProblems(operations: readonly OperationModel[]): string {
  const found = new Map<string, DocumentedProblem>();
  for (const problem of operations.flatMap(({ problems }) => problems)) {
    const known = found.get(problem.name);
    if (known && known.status !== problem.status) {
      throw new DocumentError(
        `the problem ${problem.name} has the status ${known.status} and the status ${problem.status}`,
      );
    }
    if (!known) found.set(problem.name, problem);
  }
  return writeTable([...found.values()]);
}

function writeTable(problems: readonly DocumentedProblem[]): string {
  const sorted = problems.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const table = Object.fromEntries(sorted.map(({ name, status, title }) => [name, { status, title }]));
  return `${HEADER}
export const problems = ${literal(table)} as const;

export type ProblemName = keyof typeof problems;
`;
}

/** A shared response does not know the status it is listed under; its first example does. */
function statusOf(response: Response): number {
  const [first] = Object.values(response.content?.['application/problem+json']?.examples ?? {});
  return (first?.value as { status?: number } | undefined)?.status ?? 0;
}
