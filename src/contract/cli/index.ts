// The command `annex-codegen`. Exit codes: 0 success, 1 failure, 2 wrong usage.
import { readFileSync } from 'node:fs';
import { DocumentError } from '../document.ts';
import { asksForHelp, CommandError, findCommand, parseArguments, UsageError } from './arguments.ts';
import type { Command, Commands, Options } from './command.ts';
import { conformCommand, generateCommand, mockCommand } from './commands.ts';
import { helpText } from './help.ts';

const READING: Options = {
  strict: { description: 'fail if something in a document cannot be served, instead of leaving it out' },
  remote: { description: 'also read files that a document refers to on other hosts; each host is named' },
  base: { value: 'URL', description: "use this server URL instead of the document's own" },
  protocol: { value: 'ws', description: 'the protocol of an AsyncAPI document that names none' },
};

const DOCUMENT = { FILE: 'the document' };

const COMMANDS: Commands = {
  generate: {
    summary: 'generate types, validators, a route table, a client and a mock from documents',
    arguments: { 'FILE...': 'the documents' },
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
    arguments: DOCUMENT,
    options: {
      port: { value: 'PORT', range: [0, 65_535], description: 'the port (default: 4010); 0 for any free port' },
      ...READING,
    },
    run: mockCommand,
  },
  conform: {
    summary: 'run conformance checks against a server',
    arguments: DOCUMENT,
    options: {
      url: { value: 'URL', required: true, description: "the server's address, without the base path of the document" },
      write: { description: 'also run checks that change data' },
      key: {
        value: 'KEY',
        description: 'the API key or token to send; USER:PASSWORD for HTTP Basic; SCHEME=VALUE,... for several',
      },
      stateless: { description: 'skip checks that need a server that keeps state; for mocks' },
      only: { value: 'IDS', description: 'run only these checks, separated by commas' },
      cases: {
        value: 'N',
        range: [0, 10_000],
        description: 'the maximum of cases of each kind for an operation (default: 20)',
      },
      budget: { value: 'N', range: [0, 10_000_000], description: 'the maximum of requests' },
      seed: { value: 'N', range: [0, 2 ** 31 - 1], description: 'the seed of random requests (default: 1)' },
      ...READING,
    },
    run: conformCommand,
  },
};

const ROOT: Command = {
  summary: 'generate and check code from OpenAPI 3.0, 3.1 and 3.2 and AsyncAPI 3 documents',
  options: { version: { short: 'V', description: 'show the version' } },
  commands: COMMANDS,
  run: ({ options }, call) => console.log(options['version'] ? readVersion() : helpText(call)),
};
const PROGRAM = { name: 'annex-codegen', settings: new Set<string>() };

export async function main(args: readonly string[]): Promise<void> {
  try {
    const call = findCommand(PROGRAM, ROOT, args[0] === '-v' ? ['--version'] : args);
    if (asksForHelp(call)) console.log(helpText(call));
    else await call.command.run?.(parseArguments(call), call);
  } catch (error) {
    const isExpected = [UsageError, CommandError, DocumentError].some((kind) => error instanceof kind);
    const { message, stack } = error as Error;
    const fault = process.env['ANNEX_DEBUG'] ? stack : `unexpected error: ${message}. ANNEX_DEBUG=1 shows where.`;
    const isDiskError = error instanceof Error && 'syscall' in error;
    const text = isExpected || isDiskError ? message : fault;
    console.error(`annex-codegen: ${text}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
