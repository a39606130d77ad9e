import { AREA_NAMES } from '../../../generated/documents.ts';
import { COUNT, type Command, type Commands, JSON_OPTION } from '../../contract/cli/command.ts';

const MCP: Command = {
  summary: 'run an MCP server on standard input and output, for agents',
  options: {
    agent: { value: 'ID', description: 'the agent whose key annex setup has created' },
    tools: {
      value: 'GROUPS',
      description: 'list only tools of these groups: pages, paste, ask, panels (default: what the key may use)',
    },
  },
  settings: true,
  examples: ['mcp --workspace demo/rover', 'mcp --tools pages,paste'],
  run: async (args) => (await import('../mcp.ts')).mcpCommand(args),
};

const CONFIG: Command = {
  summary: 'show effective settings and their sources',
  options: JSON_OPTION,
  settings: true,
  examples: ['config --json'],
  run: async (args) => (await import('../config.ts')).configCommand(args),
};

const MOCK: Command = {
  summary: 'run mock servers for every API',
  options: {
    port: {
      value: 'PORT',
      range: [0, 65_535 - AREA_NAMES.length],
      description: 'the first port; each mock uses the next one; 0 chooses free ports (default: 4010)',
    },
  },
  examples: ['mock --port 5010'],
  run: async (args) => (await import('../mock.ts')).mockCommand(args),
};

const CONFORM: Command = {
  summary: 'run conformance checks against a server',
  usage: 'AREA',
  arguments: { [AREA_NAMES.join('|')]: 'the API to check' },
  options: {
    url: { value: 'URL', required: true, description: 'the base URL of the server' },
    'socket-url': { value: 'URL', description: "the URL of the gateway's WebSocket (default: the same host)" },
    key: { value: 'KEY', description: 'an API key (default: ANNEX_API_KEY)' },
    cookie: { value: 'NAME=VALUE', description: 'the session cookie of a logged-in browser' },
    proof: {
      value: 'PROOF',
      description: "the browser's annex-proof, from the local storage of the platform's pages",
    },
    workspace: { value: 'OWNER/REPO', description: 'a workspace to open panels in (default: demo/conformance)' },
    write: { description: 'include checks that create and change data; they clean up afterwards' },
    slow: { description: 'include expiry tests (about 15 minutes)' },
    stateless: { description: 'skip checks that need a server with state, for mocks' },
    only: { value: 'IDS', description: 'run only these checks, separated by commas' },
    seed: { value: 'NUMBER', range: COUNT, description: 'the seed of the random requests (default: 1)' },
    cases: { value: 'NUMBER', range: COUNT, description: 'random requests of each kind per operation (default: 20)' },
    budget: { value: 'NUMBER', range: COUNT, description: 'the maximum number of requests (default: 3000)' },
    format: {
      value: 'FORMAT',
      choices: ['text', 'json', 'junit'],
      description: 'the output format: text, json or junit (default: text)',
    },
    json: { description: 'the same as --format json' },
  },
  examples: ['conform packages --url http://127.0.0.1:8790', 'conform intents --url http://127.0.0.1:8790 --write'],
  run: async (args) => (await import('../conform.ts')).conformCommand(args),
};

const SETUP: Command = {
  summary: 'connect Claude Code, Codex, Gemini CLI and Cursor to Annex; shows the changes and asks first',
  options: {
    yes: { description: 'write without a question' },
    remove: { description: 'take out what setup has written' },
  },
  settings: true,
  notes: `Adds the MCP server to the settings of your user, never to those of a project. No key is written there: annex mcp finds
the running Annex and the key of the agent. Run it again after you have moved or updated Annex.`,
  examples: ['setup', 'setup --yes', 'setup --remove'],
  run: async (args) => (await import('../setup/setup.ts')).setupCommand(args),
};

const HOOK: Command = {
  summary: 'answer the prompts of Claude Code or Codex in Annex; annex setup adds it',
  arguments: { 'claude|codex': 'the agent' },
  options: {
    wait: {
      value: 'TIME',
      description:
        'how long a permission waits for you: 50s, 5m; 0 asks nothing (default: 50s for Codex, an hour for Claude Code)',
    },
    reply: {
      value: 'TIME',
      description: 'how long the agent waits for your reply when it is done (default: not at all)',
    },
    headless: { description: 'answer PreToolUse, for an agent without a terminal (claude -p); needs --tools' },
    tools: { value: 'LIST', description: 'with --headless: the tools that it asks about, such as Bash,Write' },
    explain: { description: 'print what it would ask and answer for the event on standard input' },
  },
  notes: `It reads an event of the agent as JSON on standard input, and prints your answer. Whatever goes wrong, it prints nothing and
exits with 0, so that the agent's own prompt decides. It asks only if you look at the workspace or the inbox, or can be notified.

Add it by hand as a command hook of PermissionRequest, SessionStart, UserPromptSubmit, Stop, and SessionEnd (Claude Code) or
Interrupt (Codex), with a timeout of 3600 seconds. This is no sandbox: what runs as you can act as you.`,
  examples: ['hook claude', 'hook codex --wait 2m', 'hook claude --reply 10m', 'hook claude --headless --tools Bash'],
  run: async () => (await import('../hook/hook.ts')).hookCommand(process.argv.slice(3)),
};

export const TOOLS: Commands = { setup: SETUP, hook: HOOK, mcp: MCP, config: CONFIG, mock: MOCK, conform: CONFORM };
