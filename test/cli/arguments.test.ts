import { describe, expect, it } from 'vitest';
import { asksForHelp, findCommand, parseArguments, UsageError } from '../../src/cli/arguments.ts';
import type { Command } from '../../src/contract/cli/command.ts';

const run = () => {};
const root: Command = {
  summary: 'x',
  commands: {
    all: {
      summary: 'x',
      arguments: { NAME: '', '[MORE]': '' },
      options: {
        json: { description: '' },
        owner: { description: '', value: 'OWNER' },
        output: { description: '', value: 'FILE', short: 'o' },
        kind: { description: '', value: 'KIND', choices: ['plugin', 'library'] },
        count: { description: '', value: 'N', range: [1, 10] },
      },
      settings: true,
      run,
    },
    keys: {
      summary: 'x',
      settings: true,
      commands: {
        create: { summary: 'x', options: { owner: { description: '', value: 'OWNER', required: true } }, run },
        list: { summary: 'x', run },
      },
    },
    connect: { summary: 'x', arguments: { PROVIDER: '' }, commands: { status: { summary: 'x', run } }, run },
    shell: { summary: 'x', arguments: { 'bash|zsh': '' }, run },
  },
};
const parse = (...args: string[]) => parseArguments(findCommand(root, args));

describe('findCommand', () => {
  it.each([
    [['keys', 'list'], ['keys', 'list'], []],
    [
      ['keys', '--data-dir', 'list', 'list', 'x'],
      ['keys', 'list'],
      ['--data-dir', 'list', 'x'],
    ],
    [
      ['keys', '--data-dir=d', 'create', '--owner', 'a'],
      ['keys', 'create'],
      ['--data-dir=d', '--owner', 'a'],
    ],
    [['connect', 'status'], ['connect', 'status'], []],
    [['connect', 'google', 'status'], ['connect'], ['google', 'status']],
    [['connect', '--', 'status'], ['connect'], ['--', 'status']],
  ])('finds for %j the command %j with the rest %j', (args, path, rest) => {
    expect(findCommand(root, args)).toMatchObject({ path, rest });
  });

  it('treats help after a command as --help', () => {
    const call = findCommand(root, ['keys', 'help', 'create']);
    expect([call.path, asksForHelp(call)]).toEqual([['keys', 'create'], true]);
    expect(asksForHelp(findCommand(root, ['all', '--', '--help']))).toBe(false);
  });
});

describe('parseArguments', () => {
  it('separates words, options and settings', () => {
    expect(parse('all', 'a', '--json', '--owner', 'ada', '--host=::1', '--base-url', 'http://a/?b=c', 'b')).toEqual({
      words: ['a', 'b'],
      options: { json: true, owner: 'ada' },
      lists: { owner: ['ada'] },
      flags: { host: '::1', 'base-url': 'http://a/?b=c' },
    });
  });

  it('keeps everything after an equals sign, and accepts an empty or a negative value', () => {
    expect(parse('all', 'a', '--owner=a=b\nc', '--host=', '--platform-port', '-1')).toMatchObject({
      options: { owner: 'a=b\nc' },
      flags: { host: '', 'platform-port': '-1' },
    });
  });

  it('treats everything after two dashes as arguments', () => {
    expect(parse('all', '--', '--json', '-')).toEqual({ words: ['--json', '-'], options: {}, lists: {}, flags: {} });
  });

  it('reads short options, with the value attached or as the next word', () => {
    for (const args of [['-o', 'f'], ['-of'], ['--output=f']]) {
      expect(parse('all', 'a', ...args)).toMatchObject({ words: ['a'], options: { output: 'f' } });
    }
  });

  it('keeps every value of a repeated option; the last one wins', () => {
    expect(parse('all', 'a', '--owner', 'x', '--owner', 'y')).toMatchObject({
      options: { owner: 'y' },
      lists: { owner: ['x', 'y'] },
    });
  });

  it.each([
    [['kyes'], "unknown command 'kyes'. Did you mean 'keys'?"],
    [['elephant'], "unknown command 'elephant'. Run 'annex --help' for a list."],
    [['status'], "unknown command 'status'. Did you mean 'annex connect status'?"],
    [['keys', 'lsit'], "unknown subcommand 'lsit'. Did you mean 'list'?"],
    [['keys', 'burn'], "unknown subcommand 'burn'. Run 'annex keys --help' for a list."],
    [['keys'], 'missing subcommand: create or list'],
    [['keys', 'create'], 'missing option --owner OWNER. Usage: annex keys create --owner OWNER [options]'],
    [['keys', 'list', 'x'], "unexpected argument 'x'. Usage: annex keys list [options]"],
    [['keys', 'list', '--hots', 'x'], "unknown option '--hots'. Did you mean '--host'?"],
    [['all'], 'missing argument NAME. Usage: annex all NAME [MORE] [options]'],
    [['all', 'a', 'b', 'c'], "unexpected argument 'c'. Usage: annex all NAME [MORE] [options]"],
    [['all', 'a', '--jsno'], "unknown option '--jsno'. Did you mean '--json'?"],
    [['all', 'a', '-x'], "unknown option '-x'"],
    [['all', 'a', '--json=yes'], '--json takes no value'],
    [['all', 'a', '--owner'], '--owner needs a value'],
    [['all', 'a', '--owner', '--json'], '--owner needs a value'],
    [['all', 'a', '--kind', 'plugni'], "--kind must be plugin or library, not 'plugni'. Did you mean 'plugin'?"],
    [['all', 'a', '--count', '0'], "--count must be a whole number from 1 to 10, not '0'"],
    [['all', 'a', '--count', '11'], "--count must be a whole number from 1 to 10, not '11'"],
    [['all', 'a', '--count', '1.5'], "--count must be a whole number from 1 to 10, not '1.5'"],
    [['shell', 'elvish'], "the argument must be bash or zsh, not 'elvish'"],
    [['connect', 'status', 'x'], "unexpected argument 'x'. Usage: annex connect status"],
  ])('reports what is wrong with %j', (args, message) => {
    expect(() => parse(...args)).toThrow(new UsageError(message));
  });

  it('accepts both ends of a range', () => {
    for (const count of ['1', '10']) expect(parse('all', 'a', '--count', count).options['count']).toBe(count);
  });
});
