// Run as a process of its own, as the command line is: `node command.ts users|keys [argument ...]`.

import { StateError } from '../../../src/base/state/port.ts';
import { type Command, CommandError, parseArguments, UsageError } from '../../../src/cli/arguments.ts';
import { keysCommand } from '../../../src/cli/keys.ts';
import { usersCommand } from '../../../src/cli/users.ts';

const [name, ...rest] = process.argv.slice(2);
const command: Command = {
  usage: '',
  summary: '',
  settings: true,
  ownArguments: true,
  run: name === 'keys' ? keysCommand : usersCommand,
};
try {
  await command.run(parseArguments(command, rest));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof CommandError || error instanceof StateError)) throw error;
  console.error(`annex: ${error.message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
