// problems.ts: the problems of all documents. A name must have the same status and title everywhere.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DocumentError, type Response } from '../../src/contract/document.ts';
import { type DocumentedProblem, type OperationModel, readProblems } from '../../src/contract/generate/model.ts';
import { writeProblemTable } from '../../src/contract/generate/problems.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';

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
  const all = [...catalogue.values()];
  return { problems: writeProblemTable(all), advice: await writeAdvice(root, all) };
}

/** problem-advice.ts: advice for every problem, from spec/shared/advice.yaml. */
async function writeAdvice(root: string, problems: readonly DocumentedProblem[]): Promise<string> {
  const file = 'spec/shared/advice.yaml';
  const advice = parse(await readFile(join(root, file), 'utf8')) as Record<string, string>;
  const unused = new Set(Object.keys(advice));
  const rows = problems.map(({ name }) => {
    if (!unused.delete(name)) throw new DocumentError(`${file}: says nothing about ${name}`);
    return [name, advice[name]];
  });
  if (unused.size > 0) throw new DocumentError(`${file}: no operation returns ${[...unused].join(', ')}`);
  return `${HEADER}
export const problemAdvice = ${literal(Object.fromEntries(rows.sort()))} as const;
`;
}

/** A shared response does not contain its status, but its first example does. */
function statusOf(response: Response): number {
  const [first] = Object.values(response.content?.['application/problem+json']?.examples ?? {});
  return (first?.value as { status?: number } | undefined)?.status ?? 0;
}
