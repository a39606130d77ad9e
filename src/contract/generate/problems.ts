// Writes problems.ts: every problem of the documents with its status and title.
import type { DocumentedProblem, OperationModel } from './model.ts';
import { HEADER, literal } from './text.ts';

/** Writes the problems of one document. If a problem has several titles or statuses, the first is used. */
export function writeOwnProblems(operations: readonly OperationModel[]): string {
  const lastToFirst = operations.flatMap(({ problems }) => problems).toReversed();
  return writeProblemTable([...new Map(lastToFirst.map((problem) => [problem.name, problem])).values()]);
}

export function writeProblemTable(problems: readonly DocumentedProblem[]): string {
  const sorted = problems.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const table = Object.fromEntries(sorted.map(({ name, status, title }) => [name, { status, title }]));
  return `${HEADER}
export const problems = ${literal(table)} as const;

export type ProblemName = keyof typeof problems;
`;
}
