// The agents that annex setup knows: which settings of their users name Annex.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { JsonEdit } from './json-file.ts';

export interface Agent {
  /** Names its key. */
  readonly id: string;
  readonly name: string;
  /** Whether this user has it. */
  readonly isThere: boolean;
  /** Settings that setup writes itself, by file. */
  readonly files: Readonly<Record<string, readonly JsonEdit[]>>;
  /** The MCP entry that the agent's own program writes. */
  readonly own?: OwnEntry;
}

export interface OwnEntry {
  readonly program: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Where the program writes it. A JSON file must be valid. */
  readonly file: string;
  readonly isJson: boolean;
  /** The command in the content of the file; null if it has none of ours. */
  readonly read: (text: string) => readonly string[] | null;
}

/** What a hook of an agent runs. */
const HOOK_EVENTS = {
  claude: ['PermissionRequest', 'SessionStart', 'UserPromptSubmit', 'Stop', 'SessionEnd'],
  codex: ['PermissionRequest', 'SessionStart', 'UserPromptSubmit', 'Stop', 'Interrupt'],
} as const;
/** Above the longest wait of the hook program. */
const HOOK_SECONDS = 3_600;

/** `program`: how to run `annex`. */
export function knownAgents(program: readonly string[], env: NodeJS.ProcessEnv = process.env): readonly Agent[] {
  const home = homedir();
  const claude = env['CLAUDE_CONFIG_DIR'];
  const codex = env['CODEX_HOME'] || join(home, '.codex');
  const mcp = (agent: string) => [...program, 'mcp', '--agent', agent];
  const hooks = (agent: keyof typeof HOOK_EVENTS): readonly JsonEdit[] => {
    const command = [...program, 'hook', agent].map(quoted).join(' ');
    const hook = { hooks: [{ type: 'command', command, timeout: HOOK_SECONDS }] };
    const mark = ` hook ${agent}"`;
    return HOOK_EVENTS[agent].map((event) => ({ path: ['hooks', event], value: hook, inList: true, mark }));
  };
  const server = (agent: string): readonly JsonEdit[] => {
    const [command, ...args] = mcp(agent);
    return [{ path: ['mcpServers', 'annex'], value: { command, args }, mark: `"--agent","${agent}"` }];
  };
  return [
    {
      id: 'claude-code',
      name: 'Claude Code',
      isThere: isProgram('claude', env),
      files: { [join(claude || join(home, '.claude'), 'settings.json')]: hooks('claude') },
      own: {
        program: 'claude',
        add: ['mcp', 'add', '--scope', 'user', 'annex', '--', ...mcp('claude-code')],
        remove: ['mcp', 'remove', '--scope', 'user', 'annex'],
        file: join(claude || home, '.claude.json'),
        isJson: true,
        read: (text) => {
          const entry = parse(text)?.mcpServers?.annex;
          return entry ? [entry.command, ...(entry.args ?? [])] : null;
        },
      },
    },
    {
      id: 'codex',
      name: 'Codex',
      isThere: isProgram('codex', env),
      files: { [join(codex, 'hooks.json')]: hooks('codex') },
      own: {
        program: 'codex',
        add: ['mcp', 'add', 'annex', '--', ...mcp('codex')],
        remove: ['mcp', 'remove', 'annex'],
        file: join(codex, 'config.toml'),
        isJson: false,
        read: readToml,
      },
    },
    {
      id: 'gemini',
      name: 'Gemini CLI',
      isThere: isProgram('gemini', env) || existsSync(join(home, '.gemini')),
      files: { [join(home, '.gemini/settings.json')]: server('gemini') },
    },
    {
      id: 'cursor',
      name: 'Cursor',
      isThere: isProgram('cursor', env) || existsSync(join(home, '.cursor')),
      files: { [join(home, '.cursor/mcp.json')]: server('cursor') },
    },
  ];
}

function isProgram(name: string, { PATH = '' }: NodeJS.ProcessEnv): boolean {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  return PATH.split(delimiter).some((folder) => folder && endings.some((end) => existsSync(join(folder, name + end))));
}

/** The entry as Codex writes it: one key on a line, strings as in JSON. */
function readToml(text: string): readonly string[] | null {
  const lines = text.split(/\r?\n/);
  const start = lines.indexOf('[mcp_servers.annex]');
  if (start === -1) return null;
  const value = (key: string) => lines.slice(start + 1, start + 4).find((line) => line.startsWith(`${key} = `));
  try {
    const [command, args] = ['command', 'args'].map((key) => JSON.parse(value(key)?.slice(key.length + 3) ?? '[]'));
    return [command, ...args];
  } catch {
    return []; // of another form: not ours
  }
}

const quoted = (word: string): string => (/^[\w/.:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
