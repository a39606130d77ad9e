// Single entries in settings of other programs.

import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { knownAgents } from '../../src/cli/setup/agents.ts';
import { editJson, type JsonEdit } from '../../src/cli/setup/json-file.ts';

const SERVER: JsonEdit = {
  path: ['mcpServers', 'annex'],
  value: { command: 'node', args: ['annex.js', 'mcp'] },
  mark: '"annex.js"',
};
const HOOK: JsonEdit = {
  path: ['hooks', 'Stop'],
  value: { hooks: [{ type: 'command', command: 'annex hook' }] },
  inList: true,
  mark: '"annex hook"',
};

/** Settings of people, each with what it shows. */
const HOMES: Readonly<Record<string, string>> = {
  'an empty object': '{}',
  'an empty object with a line break': '{\n}\n',
  'tabs, comments and a trailing comma': '// mine\n{\n\t"theme": "x", // keep\n\t/* also */ "a": [1,2 , 3],\n}\n',
  'a comment at the end': '{\n  "theme": "dark" // the best\n  // the end\n}\n// really\n',
  'Windows line breaks': '{\r\n    "theme": "dark",\r\n    "n": 1e3\r\n}\r\n',
  'one line': '{"theme":"dark","list":[{"b":2,"a":1}]}',
  'no line break at the end': '{\n  "theme": "dark"\n}',
  'other servers': '{\n  "mcpServers": {\n    "other": { "command": "x" } // theirs\n  },\n  "z": 0\n}\n',
  'other servers in one line': '{"mcpServers":{"other":{"command":"x"}}}',
  'an empty list of servers': '{\n  "mcpServers": {},\n  "hooks": { "Stop": [] }\n}\n',
  'other hooks':
    '{\n  "hooks": {\n    "Stop": [\n      { "hooks": [{ "type": "command", "command": "say done" }] } /* loud */\n    ],\n    "PreToolUse": []\n  }\n}\n',
  'a byte order mark': '\ufeff{\n  "theme": "dark"\n}\n',
  'words of every language': '{\n  "name": "Ünïcödé 🙂 \\u00e9",\n  "path": "C:\\\\x"\n}\n',
};

describe.each(Object.entries(HOMES))('settings with %s', (_, text) => {
  const values = (json: string) => parse(json.replace(/^\ufeff/, '')) as Record<string, unknown>;
  /** The lines of the original, without commas, which an entry may need. */
  const linesOf = (json: string) => json.split(/\r?\n/).map((line) => line.replaceAll(',', '').trimEnd());

  it('get the entries and keep all else [G-setup-keeps-settings]', () => {
    const after = editJson(text, [SERVER, HOOK], false);
    const { mcpServers, hooks } = values(after) as {
      mcpServers: Record<string, object>;
      hooks: Record<string, object[]>;
    };
    expect(mcpServers['annex']).toEqual(SERVER.value);
    expect(hooks['Stop']?.at(-1)).toEqual(HOOK.value);
    for (const comment of text.match(/\/\/.*|\/\*.*?\*\//g) ?? []) expect(after).toContain(comment);
    expect(after.match(/^\ufeff/)?.[0]).toBe(text.match(/^\ufeff/)?.[0]);
    expect(after.includes('\r\n')).toBe(text.includes('\r\n'));
    expect(/[^\r]\n/.test(after)).toBe(!text.includes('\r\n'));
    expect(editJson(after, [SERVER, HOOK], false)).toBe(after); // once more changes nothing
  });

  it('lose the entries alone, whatever was changed in between [G-setup-keeps-settings]', () => {
    const edited = `${editJson(text, [SERVER, HOOK], false)}// a note\n`;
    const after = editJson(edited, [SERVER, HOOK], true);
    expect(after).toMatch(/\/\/ a note\n$/);
    expect(after).not.toContain('annex');
    const empty = { mcpServers: {}, hooks: { Stop: [] } };
    expect({ ...empty, ...values(after) }).toEqual({
      ...empty,
      ...values(text),
      hooks: { Stop: [], ...(values(text)['hooks'] as object) },
    });
    for (const comment of text.match(/\/\/.*|\/\*.*?\*\//g) ?? []) expect(after).toContain(comment);
    expect(linesOf(after)).toEqual(expect.arrayContaining(linesOf(text).filter((line) => !/[{}[\]]/.test(line))));
    expect(editJson(after, [SERVER, HOOK], true)).toBe(after);
  });
});

describe('editJson', () => {
  it('keeps the comment of a line at its line', () => {
    expect(editJson('{\n\t"theme": "x", // keep\n}\n', [{ path: ['a'], value: 1, mark: '1' }], false)).toBe(
      '{\n\t"theme": "x", // keep\n\t"a": 1,\n}\n',
    );
    expect(editJson('{\n  "theme": "x" // keep\n}\n', [{ path: ['a'], value: 1, mark: '1' }], false)).toBe(
      '{\n  "theme": "x", // keep\n  "a": 1\n}\n',
    );
  });

  it('replaces an entry of another version', () => {
    const old = '{ "mcpServers": { "annex": { "command": "old" }, "b": 1 } }';
    expect(parse(editJson(old, [SERVER], false))).toEqual({ mcpServers: { annex: SERVER.value, b: 1 } });
  });

  it.each(['{', '{"a":1,,}', '[1', 'theme: dark', '{"a":1} {"b":2}', '\0', '{"a":"\n"}', `${'['.repeat(1_000)}`])(
    'refuses %j [G-setup-left-alone]',
    (text) => {
      for (const remove of [false, true])
        expect(() => editJson(text, [SERVER], remove)).toThrow('it is not valid JSON');
    },
  );

  it.each([
    ['[]', 'it is not an object'],
    ['"words"', 'it is not an object'],
    ['{"mcpServers": 7}', 'mcpServers is not an object'],
    ['{"mcpServers": []}', 'mcpServers is not an object'],
    ['{"hooks": {"Stop": {}}}', 'hooks.Stop is not a list'],
  ])('refuses %s, which has another form [G-setup-left-alone]', (text, reason) => {
    expect(() => editJson(text, [SERVER, HOOK], false)).toThrow(reason);
  });

  it('takes long settings in less than five seconds', () => {
    const many = `{${Array.from({ length: 10_000 }, (_, at) => `"key${at}": "${'x'.repeat(20)}"`).join(',\n')}}`;
    const begin = performance.now();
    expect(parse(editJson(many, [SERVER], false)).mcpServers.annex).toEqual(SERVER.value);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});

describe('knownAgents', () => {
  it('has hooks of Claude Code and Codex as entries like the others', () => {
    const program = ['/opt/my node/node', "/it's/annex.js"];
    const [claude = [], codex = [], ...others] = knownAgents(program, { PATH: '' }).map(({ files }) =>
      Object.values(files)
        .flat()
        .filter(({ inList }) => inList),
    );
    expect(others.flat()).toEqual([]);
    const settings = parse(editJson('', [...claude], false)) as {
      hooks: Record<string, [{ hooks: [{ command: string }] }]>;
    };
    expect(Object.keys(settings.hooks)).toEqual([
      'PermissionRequest',
      'SessionStart',
      'UserPromptSubmit',
      'Stop',
      'SessionEnd',
    ]);
    expect(settings.hooks['Stop']?.[0].hooks[0].command).toBe(`'/opt/my node/node' '/it'\\''s/annex.js' hook claude`);
    expect(codex.map(({ path }) => path.at(-1))).not.toContain('SessionEnd');
    expect(JSON.stringify([claude, codex])).not.toContain('PreToolUse');
  });
});
