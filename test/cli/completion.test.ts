import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS as ROOT } from '../../src/cli/commands.ts';
import { completionScript } from '../../src/cli/completion.ts';
import type { Command } from '../../src/contract/cli/command.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const exists = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** Runs the completion that is registered for `annex` in bash, like the Tab key. */
const TAB = `complete_words() {
  COMP_WORDS=(annex "$@"); COMP_CWORD=$#; COMPREPLY=()
  local registered=($(complete -p annex)) previous=$(($# - 1))
  "\${registered[-2]}" annex "\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[previous]}"
  echo "\${COMPREPLY[*]}"
}`;

function everyWord(command: Command): string[] {
  const inner = Object.entries(command.commands ?? {}).flatMap(([name, each]) => [name, ...everyWord(each)]);
  return [...Object.keys(command.options ?? {}), ...inner];
}

describe('annex completion bash', () => {
  let script = '';
  beforeAll(() => {
    script = completionScript(ROOT, 'bash');
  });

  const complete = async (...words: string[]): Promise<string[]> => {
    const file = join(annex.folder(), 'annex.bash');
    writeFileSync(file, `${script}\n${TAB}\ncomplete_words "$@"\n`);
    const { stdout } = await promisify(execFile)('bash', [file, ...words]);
    return stdout.trim().split(' ').filter(Boolean);
  };

  it.each([
    ['commands', ['pa'], ['panels', 'packages', 'paste']],
    ['all commands', [''], Object.keys(ROOT.commands ?? {})],
    ['subcommands', ['keys', ''], ['create', 'list', 'revoke']],
    ['subcommands of subcommands', ['packages', 'repositories', ''], ['add', 'list', 'show', 'remove']],
    ['subcommands after a setting', ['keys', '--data-dir', 'x', 'c'], ['create']],
    ['options', ['keys', 'create', '--ow'], ['--owner']],
    ['all options of a command', ['version', '-'], ['--json', '--help']],
    ['settings', ['serve', '--platform-po'], ['--platform-port']],
    ['no settings where they are not accepted', ['mock', '--p'], ['--port']],
    ['fixed arguments', ['completion', ''], ['bash', 'zsh', 'fish']],
    ['topics of help', ['help', 'se'], ['serve', 'service', 'sessions', 'setup', 'settings']],
    ['nothing, so that bash offers files', ['paste', ''], []],
  ])('completes %s', async (_, words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });
});

describe('annex completion', () => {
  it('prints a script for each shell', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      expect(await annex.run(['completion', shell])).toEqual({
        code: 0,
        stdout: `${completionScript(ROOT, shell)}\n`,
        stderr: '',
      });
    }
    expect(await annex.runProcess(['completion', 'zhs'])).toMatchObject({
      code: 2,
      stderr: "annex: the argument must be bash, zsh or fish, not 'zhs'. Did you mean 'zsh'?\n",
    });
  });

  it.each(['bash', 'zsh', 'fish'])('contains every command and option for %s', (shell) => {
    const script = completionScript(ROOT, shell);
    const tokens = new Set(script.match(/[\w-]+/g)?.flatMap((token) => [token, token.replace(/^--/, '')]));
    expect(everyWord(ROOT).filter((word) => !tokens.has(word))).toEqual([]);
    const quotes = script
      .split('\n')
      .filter((line) => !line.includes('complete_words') && line.split("'").length % 2 === 0);
    expect(quotes).toEqual([]);
  });

  it.each(['bash', 'zsh', 'fish'].filter(exists))('has a script that %s can parse', (shell) => {
    const file = join(annex.folder(), 'script');
    writeFileSync(file, completionScript(ROOT, shell));
    expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});
