// The command `annex-codegen`. Exit codes: 0 success, 1 failure, 2 wrong usage.
import { readFileSync } from 'node:fs';
import { DocumentError } from '../document.ts';
import { suggest } from '../nearest-word.ts';
import { type Command, CommandError, helpText, type Option, parseCommand, table, UsageError } from './command.ts';
import { conformCommand, generateCommand, mockCommand } from './commands.ts';

const READING: Readonly<Record<string, Option>> = {
  strict: { description: 'fail if something in a document cannot be served, instead of leaving it out' },
  base: { value: 'URL', description: "use this server URL instead of the document's own" },
  protocol: { value: 'ws', description: 'the protocol of an AsyncAPI document that names none' },
};

const COMMANDS: Readonly<Record<string, Command>> = {
  generate: {
    summary: 'generate types, validators, a route table, a client and a mock from documents',
    usage: 'generate FILE... [options]',
    several: true,
    options: {
      to: {
        value: 'DIR',
        description: 'the output directory (default: generated); several documents get one each in it',
      },
      check: { description: 'write nothing; fail if the files are out of date' },
      watch: { description: 'generate again when a document changes' },
      ...READING,
    },
    run: generateCommand,
  },
  mock: {
    summary: 'serve the examples of a document',
    usage: 'mock FILE [options]',
    options: { port: { value: 'PORT', description: 'the port (default: 4010); 0 for any free port' }, ...READING },
    run: mockCommand,
  },
  conform: {
    summary: 'run conformance checks against a server',
    usage: 'conform FILE --url URL [options]',
    options: {
      url: { value: 'URL', description: "the server's address, without the base path of the document" },
      write: { description: 'also run checks that change data' },
      key: { value: 'KEY', description: 'the API key or token to send' },
      stateless: { description: 'skip checks that need a server that keeps state; for mocks' },
      only: { value: 'IDS', description: 'run only these checks, separated by commas' },
      cases: { value: 'N', description: 'the maximum of cases of each kind for an operation (default: 20)' },
      budget: { value: 'N', description: 'the maximum of requests' },
      seed: { value: 'N', description: 'the seed of random requests (default: 1)' },
      ...READING,
    },
    run: conformCommand,
  },
};

const HELP = `Usage: annex-codegen COMMAND FILE [options]

Generates and checks code from OpenAPI 3.0, 3.1 and 3.2 and AsyncAPI 3 documents.

Commands:
${table(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const))}

Run 'annex-codegen COMMAND --help' for the options of a command, and 'annex-codegen --version' for the version.`;

export async function main([name = '', ...args]: readonly string[]): Promise<void> {
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (['--version', '-V', '-v'].includes(name)) console.log(readVersion());
    else if (['', 'help', '--help', '-h'].includes(name)) console.log(HELP);
    else if (!command) throw new UsageError(`unknown command '${name}'${suggest(name, Object.keys(COMMANDS))}`);
    else if (args.some((word) => word === '--help' || word === '-h')) console.log(helpText(command));
    else await command.run(parseCommand(command, args));
  } catch (error) {
    const isExpected = [UsageError, CommandError, DocumentError].some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    const fault = process.env['ANNEX_DEBUG'] ? stack : `unexpected error: ${message}. ANNEX_DEBUG=1 shows where.`;
    const text = isExpected || isDiskError(error) ? message : fault;
    console.error(`annex-codegen: ${text}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

const isDiskError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
