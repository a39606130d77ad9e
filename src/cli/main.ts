// Runs a command. Expected errors are printed as one line on standard error.
import { ConfigError } from '../base/config/catalogue.ts';
import { diskErrorText } from '../base/files/disk-error.ts';
import { StateError } from '../base/state/port.ts';
import type { Call } from '../contract/cli/command.ts';
import { helpText } from '../contract/cli/help.ts';
import { escapeControls } from '../contract/escape-controls.ts';
import { asksForHelp, CommandError, findCommand, parseArguments, UsageError } from './arguments.ts';
import { COMMANDS } from './commands.ts';

export async function main(args: readonly string[]): Promise<void> {
  try {
    const words = args[0] === '-v' ? ['--version'] : args; // -v is older than -V
    const call = findCommand(COMMANDS, words);
    if (asksForHelp(call)) console.log(helpText(call));
    else await run(call);
  } catch (error) {
    const disk = diskErrorText(error);
    if (disk === null && !isExpected(error)) throw error;
    console.error(`annex: ${escapeControls((disk ?? (error as Error).message).replaceAll('\n', ' '))}`);
    process.exitCode = error instanceof UsageError ? 2 : error instanceof CommandError ? error.exitCode : 1;
  }
}

async function run(call: Call): Promise<void> {
  const args = parseArguments(call);
  try {
    await call.command.run?.(args, call);
  } catch (error) {
    throw call.explain ? await call.explain(error) : error;
  }
}

const isExpected = (error: unknown): error is Error =>
  [UsageError, CommandError, ConfigError, StateError].some((kind) => error instanceof kind);
