import { describe, expect, it } from 'vitest';
import { type Command, parseArguments } from '../../src/cli/arguments.ts';

const command: Command = {
  usage: 'x',
  summary: 'x',
  options: { json: { description: '' }, owner: { description: '', value: 'OWNER' } },
  settings: true,
  words: 2,
  run: () => {},
};

describe('parseArguments', () => {
  it('tells words, options and settings apart', () => {
    expect(
      parseArguments(command, ['a', '--json', '--owner', 'ada', '--host=::1', '--base-url', 'http://a/?b=c', 'b']),
    ).toEqual({
      words: ['a', 'b'],
      options: { json: true, owner: 'ada' },
      lists: { owner: ['ada'] },
      flags: { host: '::1', 'base-url': 'http://a/?b=c' },
    });
  });

  it('keeps what stands behind an equals sign whole, and takes an empty or a negative value', () => {
    expect(parseArguments(command, ['--owner=a=b\nc', '--host=', '--platform-port', '-1'])).toMatchObject({
      options: { owner: 'a=b\nc' },
      flags: { host: '', 'platform-port': '-1' },
    });
  });

  it('takes everything behind two dashes for words', () => {
    expect(parseArguments(command, ['--', '--json', '-'])).toEqual({
      words: ['--json', '-'],
      options: {},
      lists: {},
      flags: {},
    });
  });

  it('takes out the settings only, for a command that reads the rest itself', () => {
    const own: Command = { usage: 'keys', summary: 'x', settings: true, ownArguments: true, run: () => {} };
    expect(parseArguments(own, ['create', '--data-dir', 'd', '--owner', 'a', '--help', '--', '--host'])).toEqual({
      words: ['create', '--owner', 'a', '--help', '--', '--host'],
      options: {},
      lists: {},
      flags: { 'data-dir': 'd' },
    });
  });
});
