// keep_on_update: expressions of strangers, searched for in paths below the install root that begin with a slash. They
// run with a limit; one that is invalid or takes too long is told and names no file.
import { createContext, Script } from 'node:vm';
import { shown } from '../validate/finding.ts';

const MAX_EXPRESSION_CHARACTERS = 1_000;
const EXPRESSION_MS = 500;
const ALL_MS = 3_000;

export interface Kept {
  readonly paths: ReadonlySet<string>;
  /** What is wrong with the expressions, in words. */
  readonly complaints: readonly string[];
}

const CALL = new Script('match()');

/** `paths` without the slash at their beginning. */
export function findKept(paths: readonly string[], expressions: readonly string[]): Kept {
  const found = new Set<string>();
  const complaints: string[] = [];
  let leftMs = ALL_MS;
  for (const expression of new Set(expressions)) {
    const complain = (why: string): void => void complaints.push(`keep_on_update ${shown(expression)} ${why}`);
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
      complain('is too long and was ignored');
      continue;
    }
    if (leftMs < 1) {
      complain('was skipped because the other expressions took too long');
      continue;
    }
    const began = performance.now();
    try {
      const pattern = new RegExp(expression);
      // The limit ends whatever runs in the call, the search of an expression too.
      const match = (): readonly string[] => paths.filter((path) => pattern.test(`/${path}`));
      const options = { timeout: Math.ceil(Math.min(EXPRESSION_MS, leftMs)) };
      const matched = CALL.runInContext(createContext({ match }), options) as readonly string[];
      for (const path of matched) found.add(path);
    } catch (error) {
      complain(
        error instanceof SyntaxError
          ? 'is not a valid regular expression and was ignored'
          : 'takes too long and was ignored',
      );
    }
    leftMs -= performance.now() - began;
  }
  return { paths: found, complaints };
}
