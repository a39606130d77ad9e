// annex hook claude|codex: lets the person answer an agent's own prompts from wherever they are. The agent starts it for each
// event, with JSON on standard input. It prints the answer, or nothing and exits 0 whatever goes wrong: then the agent's own
// prompt decides, as without it. While Claude Code shows its own prompt, both can be answered, and the first answer counts:
// the agent then ends this program, which takes its card along. Codex shows its prompt when this program has ended.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { usualDataDir } from '../../base/config/data-dir.ts';
import { prove, readAgentKeys, readInstance } from '../../base/instance.ts';
import {
  AGENTS,
  type AgentName,
  agentState,
  type HookInput,
  parseInput,
  permissionOutput,
  permissionRequest,
  replyOutput,
  replyRequest,
} from './agent-input.ts';
import { AnnexRequests } from './annex-requests.ts';

interface HookOptions {
  readonly agent: AgentName;
  /** For an answer to a permission. */
  readonly waitSeconds: number;
  /** For a reply when the agent is done; 0: none. */
  readonly replySeconds: number;
  /** For PreToolUse: the tools that it answers for. */
  readonly tools: readonly string[];
  readonly explains: boolean;
}

/** Below the limit that annex setup writes for the hook. */
const MAX_SECONDS = 3_580;
const CODEX_SECONDS = 50;
/** The time to take the card along when the agent ends this program. */
const END_MS = 1_000;

export async function hookCommand(words: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const options = readOptions(words);
  const input = parseInput(await text(process.stdin).catch(() => ''));
  if (!input || !options) return;
  const output = options.explains ? explain(input, options) : await answer(input, options, env).catch(() => null);
  if (output !== null) await new Promise((resolve) => process.stdout.write(`${JSON.stringify(output)}\n`, resolve));
}

/** Null if the options are wrong: the agent must not be held up by them. `--explain` shows it. */
function readOptions(words: readonly string[]): HookOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        wait: { type: 'string' },
        reply: { type: 'string' },
        headless: { type: 'boolean' },
        tools: { type: 'string' },
        explain: { type: 'boolean' },
      },
    });
    const [agent = ''] = positionals;
    if (!Object.hasOwn(AGENTS, agent)) return null;
    return {
      agent: agent as AgentName,
      waitSeconds: secondsOf(values.wait, agent === 'codex' ? CODEX_SECONDS : MAX_SECONDS),
      replySeconds: secondsOf(values.reply, 0),
      tools: values.headless ? (values.tools ?? '').split(',').filter(Boolean) : [],
      explains: values.explain ?? false,
    };
  } catch {
    return null;
  }
}

/** `50`, `50s` or `10m`. */
function secondsOf(value: string | undefined, usual: number): number {
  const [, count = '', unit] = /^(\d{1,6})([sm]?)$/.exec(value ?? '') ?? [];
  return count === '' ? usual : Math.min(MAX_SECONDS, Number(count) * (unit === 'm' ? 60 : 1));
}

/** What it would ask, and what each answer would tell the agent. */
function explain(input: HookInput, options: HookOptions): object {
  const asks = questionOf(input, options);
  const answered = (status: string, more = {}) => permissionOutput(input, { status, answered_by: 'you', ...more });
  return {
    event: input.hook_event_name,
    asks,
    reports: agentState(options.agent, input),
    answers:
      asks?.kind === 'permission'
        ? { allowed: answered('allowed'), always: answered('allowed', { grant: 0 }), denied: answered('denied') }
        : null,
  };
}

function questionOf(input: HookInput, { agent, waitSeconds, replySeconds, tools }: HookOptions) {
  const { hook_event_name: event, tool_name: tool = '' } = input;
  const isAsked = event === 'PermissionRequest' || (event === 'PreToolUse' && tools.includes(tool));
  if (isAsked) return waitSeconds > 0 ? permissionRequest(agent, input, waitSeconds) : null;
  return event === 'Stop' && replySeconds > 0 ? replyRequest(agent, input, replySeconds) : null;
}

async function answer(input: HookInput, options: HookOptions, env: NodeJS.ProcessEnv): Promise<object | null> {
  const requests = await connect(options.agent, env);
  const state = agentState(options.agent, input);
  if (requests && state) await requests.report(input.session_id, state);
  const question = questionOf(input, options);
  if (!requests || !question) return welcome(input, options);
  const waitMs = question.expires_in * 1_000;
  const result = await askPerson(requests, question, waitMs);
  if (!result) return null;
  return question.kind === 'permission' ? permissionOutput(input, result) : replyOutput(result);
}

/** Says at the start that the agent will wait for a reply. */
function welcome({ hook_event_name: event }: HookInput, { replySeconds }: HookOptions): object | null {
  if (event !== 'SessionStart' || replySeconds === 0) return null;
  const minutes = Math.ceil(replySeconds / 60);
  return {
    systemMessage: `When done, it waits up to ${minutes} min for your reply in Annex. Press Esc to stop waiting.`,
  };
}

async function askPerson(requests: AnnexRequests, question: object, waitMs: number) {
  const asked = await requests.ask(question);
  if (!asked) return null;
  const end = () => requests.end(asked.id).catch(() => {});
  const leave = () => {
    setTimeout(() => process.exit(0), END_MS);
    void end().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, leave);
  const result = asked.reachable ? await requests.answerTo(asked.id, waitMs) : null;
  await end();
  return result;
}

/** Null if this user has no Annex that runs. A key goes only to an instance that has proved itself, or to its own address. */
async function connect(agent: AgentName, env: NodeJS.ProcessEnv): Promise<AnnexRequests | null> {
  const { ANNEX_BASE_URL: url, ANNEX_API_KEY: key, ANNEX_WORKSPACE: workspace } = env;
  if (url) return key && workspace ? new AnnexRequests(url, key, workspace) : null;
  const folder = env['ANNEX_DATA_DIR'] || usualDataDir(env);
  const instance = readInstance(folder);
  const ownKey = key || readAgentKeys(folder)[AGENTS[agent].id] || instance?.key;
  const place = workspace || instance?.workspace;
  if (!instance || !ownKey || !place) return null;
  await prove(instance);
  return new AnnexRequests(instance.local, ownKey, place);
}
