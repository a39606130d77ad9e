// annex setup in homes with settings of their own. test/cli/at-home.test.ts has the real agents.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FREE_PORTS, useAnnex } from './annex.ts';

const annex = useAnnex();
const home = (...names: string[]): string => join(annex.folder(), ...names);
const GEMINI = '// mine\n{\n\t"theme": "x", // keep\n\t"mcpServers": { "other": { "command": "y" } },\n}\n';

/** Everything in the home but our own data, with modes, links and contents. */
function snapshot(folder = annex.folder()): Record<string, string> {
  const all: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.startsWith('.annex')) continue;
    const path = join(folder, name);
    const info = lstatSync(path);
    const mode = (info.mode & 0o7777).toString(8);
    if (info.isSymbolicLink()) all[name] = `link ${readlinkSync(path)}`;
    else all[name] = info.isDirectory() ? mode : `${mode} ${info.uid} ${readFileSync(path, 'latin1')}`;
  }
  return all;
}

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, mode);
}

// Not the programs of this machine.
const env = { PATH: '/usr/bin:/bin' };
const setup = (...words: string[]) => annex.runProcess(['setup', ...words], env);

/** By what is special about the home; prepares it. */
const HOMES: Readonly<Record<string, () => void>> = {
  'settings with comments': () => write(home('.gemini/settings.json'), GEMINI),
  'no settings yet': () => {
    mkdirSync(home('.gemini'));
    mkdirSync(home('.cursor'));
  },
  'settings that only the user reads': () => write(home('.cursor/mcp.json'), '{"mcpServers":{}}', 0o600),
  'settings for a group': () => write(home('.cursor/mcp.json'), '{}', 0o664),
  'links to settings in another directory': () => {
    write(home('dotfiles/gemini.json'), GEMINI, 0o640);
    mkdirSync(home('.gemini'));
    symlinkSync('../dotfiles/gemini.json', home('.gemini/settings.json'));
  },
  'a link to a whole directory': () => {
    write(home('dotfiles/cursor/mcp.json'), '{\r\n  "a": 1\r\n}\r\n');
    symlinkSync('dotfiles/cursor', home('.cursor'));
  },
  'an empty file': () => write(home('.gemini/settings.json'), ''),
  'other servers in both': () => {
    write(home('.gemini/settings.json'), '{"mcpServers":{"one":{"command":"1"}}}');
    write(home('.cursor/mcp.json'), '{\n  "mcpServers": {\n    "two": { "command": "2" }\n  }\n}\n');
  },
  'an entry of the user': () =>
    write(home('.cursor/mcp.json'), '{"mcpServers":{"annex":{"command":"npx","args":["annex","mcp"]}}}'),
  'settings with a byte order mark': () => write(home('.gemini/settings.json'), '\ufeff{ "theme": "x" }'),
};

describe.each(Object.entries(HOMES))('annex setup in a home with %s', (_, prepare) => {
  it('can be repeated and undone, byte for byte [G-setup-agents] [G-setup-keeps-settings]', async () => {
    prepare();
    const before = snapshot();
    const first = await setup('--yes');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^\+ .*"annex"/m);
    const written = snapshot();
    expect(Object.keys(written).some((name) => written[name] !== before[name])).toBe(true);
    for (const [name, content] of Object.entries(before))
      expect(written[name]?.split(' ', 2)).toEqual(content.split(' ', 2)); // mode and owner, or the link
    expect(await setup('--yes')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Nothing to do: /) });
    expect(snapshot()).toEqual(written);
    expect(await setup('--remove', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(snapshot()).toEqual(before);
    expect(await setup('--remove')).toEqual({ code: 0, stdout: 'Nothing to remove.\n', stderr: '' });
  });
});

describe('annex setup', () => {
  it('takes out its entries alone if the user has changed the file since [G-setup-keeps-settings]', async () => {
    write(home('.gemini/settings.json'), GEMINI);
    await setup('--yes');
    const changed = `${readFileSync(home('.gemini/settings.json'), 'utf8').replace('"x"', '"y"')}// later\n`;
    writeFileSync(home('.gemini/settings.json'), changed);
    await setup('--remove', '--yes');
    expect(readFileSync(home('.gemini/settings.json'), 'utf8')).toBe(`${GEMINI.replace('"x"', '"y"')}// later\n`);
    expect(readdirSync(home('.gemini'))).toEqual(['settings.json']);
  });

  it('keeps a private copy of what it changes', async () => {
    write(home('.gemini/settings.json'), GEMINI);
    await setup('--yes');
    const copy = home('.gemini/settings.json.before-annex');
    expect(readFileSync(copy, 'utf8')).toBe(GEMINI);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it.each<[string, () => void, string]>([
    ['does not parse', () => write(home('.gemini/settings.json'), '{ "theme": '), 'it is not valid JSON'],
    ['is read-only', () => write(home('.gemini/settings.json'), '{}', 0o444), 'it is read-only'],
    [
      'is not UTF-8',
      () => write(home('.gemini/settings.json'), Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1')),
      'it is not valid JSON',
    ],
    ['is a directory', () => mkdirSync(home('.gemini/settings.json'), { recursive: true }), 'it is not a file'],
    [
      'has another form',
      () => write(home('.gemini/settings.json'), '{"mcpServers":[]}'),
      'mcpServers is not an object',
    ],
    [
      'is a link to nothing',
      () => {
        mkdirSync(home('.gemini'));
        symlinkSync('gone.json', home('.gemini/settings.json'));
      },
      'it is a link to nothing',
    ],
  ])('leaves a file alone that %s, names it, and goes on [G-setup-left-alone]', async (_, prepare, reason) => {
    prepare();
    mkdirSync(home('.cursor'));
    const before = snapshot();
    const { code, stderr } = await setup('--yes');
    expect([code, stderr]).toEqual([1, `annex: ${home('.gemini/settings.json')} was left alone: ${reason}\n`]);
    expect(existsSync(home('.cursor/mcp.json'))).toBe(true);
    await setup('--remove', '--yes');
    expect(snapshot()).toEqual(before);
  });

  it('shows what it would write and changes nothing without a yes', async () => {
    mkdirSync(home('.cursor'));
    const { code, stdout, stderr } = await setup();
    expect(code).toBe(1);
    expect(stdout).toContain(`Cursor: ${home('.cursor/mcp.json')}\n+ {\n+   "mcpServers": {`);
    expect(stderr).toBe('annex: there is no terminal to ask; use --yes to continue without a question\n');
    expect(readdirSync(home('.cursor'))).toEqual([]);
  });

  it('says so where there is no agent', async () => {
    const { code, stdout } = await setup('--yes');
    expect([code, stdout]).toEqual([0, 'Found no agent: Claude Code, Codex, Gemini CLI or Cursor.\n']);
    expect(snapshot()).toEqual({});
  });

  it('keeps one key for each agent, and writes none into its settings [G-setup-no-key]', async () => {
    await annex.start(['start'], FREE_PORTS, 'Annex is running');
    mkdirSync(home('.cursor'));
    mkdirSync(home('.gemini'));
    await setup('--yes');
    const file = home('.annex/agent-keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(keys)).toEqual(['gemini', 'cursor']);
    expect(new Set([...Object.values(keys), annex.instance().key]).size).toBe(3);
    for (const [name, content] of Object.entries(snapshot())) expect([name, content]).not.toContain('ak_');
    const listed = JSON.parse((await annex.run(['keys', 'list', '--json'])).stdout) as { name: string; user: string }[];
    const cursor = listed.find(({ name }) => name.startsWith('Cursor on '));
    expect(cursor).toMatchObject({
      user: 'demo',
      scopes: ['workspace:read', 'workspace:control', 'paste:read', 'paste:write'],
    });
    await setup('--yes');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
    await setup('--remove', '--yes');
    expect(existsSync(file)).toBe(false);
    const left = JSON.parse((await annex.run(['keys', 'list', '--json'])).stdout) as { name: string }[];
    expect(left.map(({ name }) => name)).not.toContain(cursor?.name);
    rmSync(home('.cursor'), { recursive: true });
  }, 60_000);
});
