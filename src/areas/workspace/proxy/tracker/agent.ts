import type { AgentHost } from '../agent/protocol.ts';
import type { WorkspacePort } from './workspace-port.ts';

const NewFunction = Function; // saved before the page's code runs

/** Runs the agent's code when the workspace sends it. It is no global, so the page cannot call it. */
export function serveAgent(workspace: WorkspacePort): void {
  const given: AgentHost = { userInput: () => workspace.send({ type: 'user-input' }) };
  workspace.listen(async (message) => {
    if (message.type === 'agent') new NewFunction('given', message.code)(given);
    if (message.type !== 'ask') return;
    const failed = (error: unknown) => ({ failed: { code: 'failed' as const, reason: String(error) } });
    const answer = await given.answer?.(message.ask).catch(failed);
    workspace.send({ type: 'answer', id: message.id, answer: answer ?? {} });
  });
}
