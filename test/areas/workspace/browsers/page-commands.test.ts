import { describe, expect, it } from 'vitest';
import type { EvalCommand, WorkspaceChannel } from '../../../../generated/workspace/messages.ts';
import { CommandRunner } from '../../../../src/areas/workspace/browsers/page/command-runner.ts';

const commandOf = (command: string): EvalCommand => ({
  type: 'command',
  command,
  kind: 'eval',
  tabId: 'tab-1',
  code: '1',
  timeout_ms: 1_000,
});

describe('the commands of a page', () => {
  it('run once each, no matter how late the server repeats them', async () => {
    const ran: string[] = [];
    const told: WorkspaceChannel['client'][] = [];
    const commands = new CommandRunner(
      ({ command }) => {
        ran.push(command);
        return { deferred: false, outcome: Promise.resolve({ status: 'executed', result: command }) };
      },
      (message) => told.push(message),
    );
    const ids = Array.from({ length: 1_000 }, (_, index) => `command-${index}`);
    for (const id of ids) await commands.receive(commandOf(id));
    told.length = 0;
    for (const id of ids) await commands.receive(commandOf(id));
    expect(ran).toEqual(ids);
    expect(told).toHaveLength(ids.length);
    expect(told.at(-1)).toMatchObject({ command: ids.at(-1), outcome: { status: 'executed', result: ids.at(-1) } });
    const error = 'The command finished, but its result is no longer available.';
    expect(told[0]).toMatchObject({ command: ids[0], outcome: { status: 'error', error } });
  });
});
