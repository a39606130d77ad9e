// Writes problems.ts: every problem of the documents with its status and title.
import type { DocumentedProblem, OperationModel } from './model.ts';
import { HEADER, literal } from './text.ts';

/** Writes the problems of one document. If a problem has several titles or statuses, the first is used. */
export function writeOwnProblems(operations: readonly OperationModel[]): string {
  const found = new Map<string, DocumentedProblem>();
  for (const problem of operations.flatMap(({ problems }) => problems)) {
    if (!found.has(problem.name)) found.set(problem.name, problem);
  }
  return writeProblemTable([...found.values()]);
}

export function writeProblemTable(problems: readonly DocumentedProblem[]): string {
  const sorted = problems.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const table = Object.fromEntries(sorted.map(({ name, status, title }) => [name, { status, title }]));
  return `${HEADER}
export const problems = ${literal(table)} as const;

export type ProblemName = keyof typeof problems;
`;
}
