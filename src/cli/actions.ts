// Commands whose first word chooses an action: `annex users add ...`.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Arguments, printable, UsageError } from './arguments.ts';

export interface Action {
  /** Behind `annex`: `users passwd NAME`. */
  readonly usage: string;
  readonly run: (words: readonly string[], given: Arguments, usage: string) => Promise<void>;
}

export async function runAction(
  actions: Readonly<Record<string, Action>>,
  given: Arguments,
  help: string,
): Promise<void> {
  const [name, ...words] = given.words;
  if (name === 'help' || words.concat(name ?? '').includes('--help')) return console.log(help);
  const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) {
    const wrong = name === undefined ? 'say what to do' : `there is no action ${printable(name)}`;
    throw new UsageError(`${wrong}: ${Object.keys(actions).join(', ')}`);
  }
  await action.run(words, given, action.usage);
}

export function readWords<T extends ParseArgsOptionsConfig>(words: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's own advice, behind the first sentence, does not fit our commands.
    const [sentence = ''] = error.message.split(/\.? To specify|\. /);
    throw new UsageError(`${printable(sentence)}: annex ${usage}`);
  }
}
