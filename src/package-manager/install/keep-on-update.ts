// Matches the untrusted expressions of keep_on_update against paths below the root, which start with a slash. Their
// time is limited: an expression that is invalid or too slow is reported and matches no file.
import { createContext, Script } from 'node:vm';
import { quoted } from '../validate/finding.ts';
import { MAX_EXPRESSION_CHARACTERS } from '../validate/lint/expressions.ts';

const MAX_EXPRESSION_MS = 500;
const MAX_TOTAL_MS = 3_000;

export interface KeptFiles {
  readonly paths: ReadonlySet<string>;
  /** Problems with the expressions. */
  readonly complaints: readonly string[];
}

const CALL = new Script('match()');

/** `paths` have no leading slash. */
export function findKept(paths: readonly string[], expressions: readonly string[]): KeptFiles {
  const found = new Set<string>();
  const complaints: string[] = [];
  let remainingMs = MAX_TOTAL_MS;
  for (const expression of new Set(expressions)) {
    const complain = (reason: string): void => void complaints.push(`keep_on_update ${quoted(expression)} ${reason}`);
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
      complain('is too long and was ignored');
      continue;
    }
    if (remainingMs < 1) {
      complain('was skipped because the other expressions took too long');
      continue;
    }
    const startedAt = performance.now();
    try {
      const pattern = new RegExp(expression);
      // The timeout of the script also interrupts regular expressions.
      const match = (): readonly string[] => paths.filter((path) => pattern.test(`/${path}`));
      const options = { timeout: Math.ceil(Math.min(MAX_EXPRESSION_MS, remainingMs)) };
      const matched = CALL.runInContext(createContext({ match }), options) as readonly string[];
      for (const path of matched) found.add(path);
    } catch (error) {
      complain(
        error instanceof SyntaxError
          ? 'is not a valid regular expression and was ignored'
          : 'takes too long and was ignored',
      );
    }
    remainingMs -= performance.now() - startedAt;
  }
  return { paths: found, complaints };
}
