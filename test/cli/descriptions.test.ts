// The descriptions of the commands. The examples, the README and the guides must agree with them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/base/config/catalogue.ts';
import { asksForHelp, findCommand, parseArguments } from '../../src/cli/arguments.ts';
import { COMMANDS as ROOT } from '../../src/cli/commands.ts';
import type { Command } from '../../src/contract/cli/command.ts';
import { helpText } from '../../src/contract/cli/help.ts';

const root = resolve(import.meta.dirname, '../..');

function leaves(command: Command, path: string[] = []): { path: string[]; command: Command }[] {
  const inner = Object.entries(command.commands ?? {}).flatMap(([name, each]) => leaves(each, [...path, name]));
  return command.run && path.length > 0 ? [{ path, command }, ...inner] : inner;
}
const COMMANDS = leaves(ROOT);

/** Splits a line like a shell, without redirections and pipes. */
const words = (line: string): string[] =>
  [...line.replace(/ (?:[<>|#]|&&).*$/, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

const check = (line: string): void => {
  const call = findCommand(ROOT, words(line));
  if (!asksForHelp(call)) parseArguments(call);
};

describe('the description of the commands', () => {
  it('has examples that parse, and at least one for every top-level command', () => {
    const examples = [ROOT, ...COMMANDS.map(({ command }) => command)].flatMap((command) => command.examples ?? []);
    expect(examples.length).toBeGreaterThan(40);
    for (const example of examples) expect(() => check(example), example).not.toThrow();
    for (const name of Object.keys(ROOT.commands ?? {})) {
      expect(helpText(findCommand(ROOT, [name])), name).toMatch(/\nExamples:\n {2}annex /);
    }
  });

  it('has unique summaries of one line without a full stop', () => {
    const summaries = COMMANDS.map(({ command }) => command.summary).filter(
      (summary) => summary !== 'show the version',
    );
    for (const summary of summaries) expect(summary).toMatch(/^[a-z][^\n]{5,90}[^.]$/);
    expect(summaries.filter((summary, at) => summaries.indexOf(summary) !== at)).toEqual([]);
  });

  it('has no option with the name of a setting', () => {
    const flags = new Set(SETTINGS.map(({ flag }) => flag));
    const hidden = COMMANDS.filter(({ path }) => findCommand(ROOT, path).settings).flatMap(({ path, command }) =>
      Object.keys(command.options ?? {})
        .filter((name) => flags.has(name))
        .map((name) => `${path.join(' ')} --${name}`),
    );
    expect(hidden).toEqual([]);
  });

  it('has --json on every command that reads data', () => {
    const reads =
      /^(list|show|search|status|token|tabs|events|screenshot|config|version|resolve|outdated|verify|diff|validate|conform|eval)$/;
    const without = COMMANDS.filter(({ path }) => reads.test(path.at(-1) ?? ''))
      .filter(({ command }) => !command.options?.['json'])
      .map(({ path }) => path.join(' '));
    expect(without).toEqual([]);
    expect(COMMANDS.filter(({ command }) => command.options?.['json']).length).toBeGreaterThan(30);
  });

  it('accepts every command in the README and the guides', () => {
    const guides = join(root, 'src/docs/guides');
    const files = [join(root, 'README.md'), ...readdirSync(guides).map((name) => join(guides, name))];
    const lines = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^```(?:sh|bash)[^\n]*\n([\s\S]*?)^```$/gm)])
      .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
      .flatMap((line) => /^(?:npx )?annex ([^(].*)$/.exec(line)?.[1] ?? []);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(() => check(line), line).not.toThrow();
  });
});
