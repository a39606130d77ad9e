/** A build problem for the author to fix. */
export interface BuildProblem {
  /** The file or directory, or the package and version. */
  readonly place: string;
  readonly message: string;
  /** What to do; null if the message says it. */
  readonly remedy: string | null;
}

/** The build failed. Nothing was published or changed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly problems: readonly BuildProblem[];

  constructor(problems: readonly BuildProblem[]) {
    super(problems.map(problemText).join('\n'));
    this.problems = problems;
  }
}

export const problemText = ({ place, message, remedy }: BuildProblem): string =>
  `${place}: ${message}${remedy === null ? '' : ` -> ${remedy}`}`;

export const problem = (place: string, message: string, remedy: string | null = null): BuildProblem => ({
  place,
  message,
  remedy,
});
