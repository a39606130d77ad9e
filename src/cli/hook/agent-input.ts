// What an agent's hook hears from its agent, what the person is asked, and what the agent is answered. The formats are those
// of Claude Code and Codex; whatever does not have them is not answered, so that the agent's own prompt decides.
import { hostname } from 'node:os';

export type AgentName = 'claude' | 'codex';

export const AGENTS: Readonly<Record<AgentName, { readonly id: string; readonly title: string }>> = {
  claude: { id: 'claude-code', title: 'Claude Code' },
  codex: { id: 'codex', title: 'Codex' },
};

export interface HookInput {
  readonly session_id: string;
  readonly hook_event_name: string;
  readonly cwd?: string;
  readonly tool_name?: string;
  readonly tool_input?: Readonly<Record<string, unknown>>;
  readonly permission_suggestions?: readonly Suggestion[];
  readonly last_assistant_message?: string;
}

/** A way of Claude Code to allow something always. */
export interface Suggestion {
  readonly type: string;
  readonly mode?: string;
  readonly behavior?: string;
  readonly destination?: string;
  readonly directories?: readonly string[];
  readonly rules?: readonly { readonly toolName: string; readonly ruleContent?: string }[];
}

/** The person's answer to a request. */
export interface PersonAnswer {
  readonly status: string;
  readonly answer?: string;
  /** The number of a grant. */
  readonly grant?: number;
  readonly answered_by?: string;
}

const MAX_COMMAND = 16_384;
const MAX_GRANTS = 8;
const PLACES: Readonly<Record<string, string>> = {
  session: 'for this session',
  localSettings: 'in this project, for you',
  projectSettings: 'in this project, for everybody who works in it',
  userSettings: 'in all your projects',
};
const MODES: Readonly<Record<string, string>> = {
  acceptEdits: 'Accept all changes of files',
  plan: 'Plan only, without changes',
  dontAsk: 'Never ask, and deny what is not allowed',
};

/** Null: it has no such format. */
export function parseInput(text: string): HookInput | null {
  try {
    const input = JSON.parse(text) as Partial<HookInput> | null;
    const isInput = typeof input?.hook_event_name === 'string' && typeof input.session_id === 'string';
    return isInput ? (input as HookInput) : null;
  } catch {
    return null;
  }
}

/** A suggestion in words; null if we cannot say what it allows. */
function describeGrant({ type, mode, behavior, destination, directories, rules }: Suggestion): string | null {
  const place = PLACES[destination ?? ''];
  if (place === undefined) return null;
  if (type === 'setMode') return mode !== undefined && MODES[mode] !== undefined ? `${MODES[mode]} ${place}` : null;
  if (type === 'addDirectories' && directories?.length) return `Work in ${directories.join(', ')} ${place}`;
  if (type !== 'addRules' || behavior !== 'allow' || !rules?.length) return null;
  const texts = rules.map(({ toolName, ruleContent }) =>
    ruleContent ? `${toolName}: ${ruleContent}` : `all of ${toolName}`,
  );
  return `Always allow ${texts.join('; ')} ${place}`;
}

/** The suggestions that a person can choose, with their words. */
const grantsOf = ({ permission_suggestions = [] }: HookInput) =>
  permission_suggestions
    .map((suggestion) => ({ suggestion, text: describeGrant(suggestion)?.slice(0, 300) ?? null }))
    .filter((grant): grant is { suggestion: Suggestion; text: string } => grant.text !== null)
    .slice(0, MAX_GRANTS);

const claims = (agent: AgentName, { session_id, cwd }: HookInput) => ({
  agent: AGENTS[agent].title,
  session: session_id.slice(0, 128),
  host: hostname().slice(0, 100),
  ...(cwd === undefined ? {} : { cwd: cwd.slice(0, 1_000) }),
});

/** Null if it cannot be shown whole. */
export function permissionRequest(agent: AgentName, input: HookInput, seconds: number) {
  const { tool_name: tool, tool_input: toolInput = {} } = input;
  if (!tool) return null;
  const { command: line, description } = toolInput;
  const words = Array.isArray(line) ? line.join(' ') : line;
  const command = typeof words === 'string' && words !== '' ? words : JSON.stringify(toolInput, null, 2);
  if (command.length > MAX_COMMAND) return null;
  const grants = grantsOf(input).map(({ text }) => text);
  return {
    kind: 'permission',
    title: `Allow ${tool}?`.slice(0, 80),
    ...claims(agent, input),
    tool: tool.slice(0, 100),
    command,
    ...(typeof description === 'string' && description !== '' ? { why: description.slice(0, 2_000) } : {}),
    ...(grants.length > 0 ? { grants } : {}),
    expires_in: seconds,
  };
}

export const replyRequest = (agent: AgentName, input: HookInput, seconds: number) => ({
  kind: 'reply',
  title: `${AGENTS[agent].title} is done`,
  ...claims(agent, input),
  ...(input.last_assistant_message ? { text: input.last_assistant_message.slice(0, 2_000) } : {}),
  expires_in: seconds,
});

const STATES: Readonly<Record<string, string>> = {
  SessionStart: 'started',
  UserPromptSubmit: 'working',
  Stop: 'done',
  SessionEnd: 'ended',
  Interrupt: 'interrupted',
};

/** Null for an event that says nothing about the agent's state. */
export function agentState(agent: AgentName, input: HookInput) {
  const state = STATES[input.hook_event_name];
  if (state === undefined) return null;
  const { session: _, ...rest } = claims(agent, input);
  const { last_assistant_message: message } = input;
  return { ...rest, state, ...(state === 'done' && message ? { message: message.slice(0, 8_192) } : {}) };
}

/** What the agent is told. Null: nothing, so that its own prompt decides. Rules come from the agent, never from the answer. */
export function permissionOutput(
  input: HookInput,
  { status, answer, grant, answered_by }: PersonAnswer,
): object | null {
  if (status !== 'allowed' && status !== 'denied') return null;
  const who = answered_by === undefined ? 'The person' : answered_by;
  const reason = answer || `${who} denied it in Annex.`;
  if (input.hook_event_name === 'PreToolUse') {
    const isAllowed = status === 'allowed';
    const permissionDecisionReason = isAllowed ? `${who} allowed it in Annex.` : reason;
    return hookOutput(input, { permissionDecision: isAllowed ? 'allow' : 'deny', permissionDecisionReason });
  }
  if (status === 'denied') return hookOutput(input, { decision: { behavior: 'deny', message: reason } });
  if (grant === undefined) return hookOutput(input, { decision: { behavior: 'allow' } });
  const granted = grantsOf(input)[grant];
  if (!granted) return null;
  return hookOutput(input, { decision: { behavior: 'allow', updatedPermissions: [granted.suggestion] } });
}

const hookOutput = ({ hook_event_name: hookEventName }: HookInput, output: object) => ({
  hookSpecificOutput: { hookEventName, ...output },
});

/** The person's words, with which the agent goes on. */
export const replyOutput = ({ status, answer }: PersonAnswer): object | null =>
  status === 'answered' && answer ? { decision: 'block', reason: answer } : null;
