import type { AgentTracker } from '../agent/protocol.ts';
import type { WorkspacePort } from './workspace-port.ts';

const NewFunction = Function; // saved before the page's code runs

/** Runs the agent's code when the workspace sends it. It is no global, so the page cannot call it. */
export function serveAgent(workspace: WorkspacePort): void {
  const tracker: AgentTracker = { userInput: () => workspace.send({ type: 'user-input' }) };
  workspace.listen(async (message) => {
    if (message.type === 'agent') new NewFunction('tracker', message.code)(tracker);
    if (message.type !== 'ask') return;
    const failed = (error: unknown) => ({ failed: { code: 'failed' as const, reason: String(error) } });
    const answer = await tracker.answer?.(message.ask).catch(failed);
    workspace.send({ type: 'answer', id: message.id, answer: answer ?? {} });
  });
}
