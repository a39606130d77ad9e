import { describe, expect, it } from 'vitest';
import {
  agentState,
  type HookInput,
  parseInput,
  permissionOutput,
  permissionRequest,
  replyOutput,
  replyRequest,
} from '../../../src/cli/hook/agent-input.ts';

/** What Claude Code 2.1.197 sends. */
const CLAUDE: HookInput = {
  session_id: 'b0d5c6a1-5a52-4a35-9d2b-0f6a1f2c3d4e',
  cwd: '/home/ada/rover',
  hook_event_name: 'PermissionRequest',
  tool_name: 'Bash',
  tool_input: { command: 'npm test', description: 'Run the tests' },
  permission_suggestions: [
    { type: 'addDirectories', directories: ['/home/ada/rover'], destination: 'session' },
    { type: 'setMode', mode: 'acceptEdits', destination: 'session' },
    {
      type: 'addRules',
      behavior: 'allow',
      destination: 'localSettings',
      rules: [{ toolName: 'Bash', ruleContent: 'npm test:*' }],
    },
  ],
};

describe('permissionRequest', () => {
  it('shows the whole command, the agent’s own words, and what each “always” would allow', () => {
    expect(permissionRequest('claude', CLAUDE, 60)).toMatchObject({
      kind: 'permission',
      title: 'Allow Bash?',
      agent: 'Claude Code',
      session: CLAUDE.session_id,
      cwd: '/home/ada/rover',
      tool: 'Bash',
      command: 'npm test',
      why: 'Run the tests',
      grants: [
        'Work in /home/ada/rover for this session',
        'Accept all changes of files for this session',
        'Always allow Bash: npm test:* in this project, for you',
      ],
      expires_in: 60,
    });
  });

  it('shows other tools by their input, and joins the words of Codex', () => {
    const write = { ...CLAUDE, tool_name: 'Write', tool_input: { file_path: '/tmp/x', content: 'y' } };
    expect(permissionRequest('claude', write, 1)?.command).toBe('{\n  "file_path": "/tmp/x",\n  "content": "y"\n}');
    const words = { ...CLAUDE, tool_input: { command: ['rm', '-r', 'build'] }, permission_suggestions: [] };
    const asked = permissionRequest('codex', words, 1);
    expect([asked?.command, asked && 'grants' in asked]).toEqual(['rm -r build', false]);
  });

  it('does not ask about a command that cannot be shown whole', () => {
    const long = (length: number) => ({ ...CLAUDE, tool_input: { command: 'x'.repeat(length) } });
    expect(permissionRequest('claude', long(16_384), 1)?.command).toHaveLength(16_384);
    expect(permissionRequest('claude', long(16_385), 1)).toBeNull();
  });

  it('offers nothing that it cannot say in words', () => {
    const permission_suggestions = [
      { type: 'setMode', mode: 'bypassPermissions', destination: 'session' },
      { type: 'addRules', behavior: 'deny', destination: 'session', rules: [{ toolName: 'Bash' }] },
      { type: 'addRules', behavior: 'allow', destination: 'elsewhere', rules: [{ toolName: 'Bash' }] },
      { type: 'somethingNew', destination: 'session' },
    ];
    expect(permissionRequest('claude', { ...CLAUDE, permission_suggestions }, 1)).not.toHaveProperty('grants');
  });
});

describe('permissionOutput', () => {
  const output = (answer: object, input = CLAUDE) => permissionOutput(input, { status: 'allowed', ...answer });

  it('answers in the format of the agents, with the agent’s own copy of a suggestion', () => {
    const said = (decision: object) => ({ hookSpecificOutput: { hookEventName: 'PermissionRequest', decision } });
    expect(output({})).toEqual(said({ behavior: 'allow' }));
    expect(output({ grant: 1 })).toEqual(
      said({ behavior: 'allow', updatedPermissions: [CLAUDE.permission_suggestions?.[1]] }),
    );
    expect(output({ status: 'denied', answer: 'Use pnpm.' })).toEqual(said({ behavior: 'deny', message: 'Use pnpm.' }));
    expect(output({ status: 'denied', answered_by: 'ada' })).toEqual(
      said({ behavior: 'deny', message: 'ada denied it in Annex.' }),
    );
  });

  it('leaves everything else to the agent’s own prompt', () => {
    for (const status of ['waiting', 'seen', 'declined', 'expired', 'withdrawn', 'done', 'answered', ''])
      expect(output({ status, answer: 'allow' })).toBeNull();
    expect(output({ grant: 3 })).toBeNull();
  });

  it('answers PreToolUse in its own format', () => {
    const input = { ...CLAUDE, hook_event_name: 'PreToolUse' };
    expect(output({ answered_by: 'ada' }, input)).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'allow',
        permissionDecisionReason: 'ada allowed it in Annex.',
      },
    });
  });
});

describe('agentState and replies', () => {
  it('report what an agent does, and its last message only when it is done', () => {
    const states = ['SessionStart', 'UserPromptSubmit', 'Stop', 'SessionEnd', 'Interrupt', 'PreToolUse'].map(
      (event) => {
        const input = { ...CLAUDE, hook_event_name: event, last_assistant_message: 'All tests pass.' };
        const { state, message } = (agentState('claude', input) ?? {}) as { state?: string; message?: string };
        return [state, message];
      },
    );
    expect(states).toEqual([
      ['started', undefined],
      ['working', undefined],
      ['done', 'All tests pass.'],
      ['ended', undefined],
      ['interrupted', undefined],
      [undefined, undefined],
    ]);
  });

  it('pass the person’s words on as they are, and nothing else', () => {
    const input = { ...CLAUDE, hook_event_name: 'Stop', last_assistant_message: 'Done.' };
    expect(replyRequest('codex', input, 600)).toMatchObject({ kind: 'reply', agent: 'Codex', text: 'Done.' });
    expect(replyOutput({ status: 'answered', answer: 'Now "say" banana.' })).toEqual({
      decision: 'block',
      reason: 'Now "say" banana.',
    });
    for (const status of ['declined', 'expired', 'withdrawn', 'done']) expect(replyOutput({ status })).toBeNull();
  });
});

describe('parseInput', () => {
  it('is null for whatever is no event of an agent', () => {
    for (const text of ['', 'x', 'null', '1', '[]', '{}', '{"hook_event_name":1,"session_id":"x"}'])
      expect(parseInput(text), text).toBeNull();
    expect(parseInput(JSON.stringify(CLAUDE))).toEqual(CLAUDE);
  });
});
