// The tool that asks the person and waits for the answer.
import { answer } from './answers.ts';
import { reportProgress } from './progress.ts';
import type { ToolHandlers } from './viewer-tools.ts';
import { inWorkspace } from './workspace-tools.ts';

export const askUser: ToolHandlers['ask_user'] = (
  { reason: title, wants: kind, text, options, tab, timeout_seconds: total, id, workspace },
  tools,
  context,
) =>
  inWorkspace(tools, workspace, async ({ control, path }) => {
    const { signal } = context.mcpReq;
    const about = tab === undefined || id !== undefined ? undefined : await control.findTab(tab);
    const look = async () => {
      if (!about?.panelState.proxyEnabled) return '';
      const page = await control.client.getOutline({ path, query: { tabId: about.tabId } }, signal).catch(() => null);
      return page?.outline ?? ''; // the user may not have allowed it
    };
    const before = await look();
    using _progress = reportProgress(context, total, () => 'Waiting for the user');
    const optional = { ...(text && { text }), ...(options && { options }), ...(about && { tabId: about.tabId }) };
    const asked = { kind, title, ...optional, expires_in: 3_600 }; // waits on after the call has timed out
    const request = await control.ask(asked, { timeoutMs: total * 1_000, signal, id });
    const isOpen = request.status === 'waiting' || request.status === 'seen';
    const result = isOpen ? `No answer yet. Call ask_user with id: ${request.id}.` : (request.answer ?? request.status);
    const shown = about && (await control.findTab(about.tabId).catch(() => null)); // the user may have closed it
    if (!shown) return answer(result, request);
    const { panelState, name } = shown;
    const [address, changes] = [panelState.url ?? null, newLines(before, await look())];
    const lines = [result, `Page now: ${name} ${address ?? ''}`, ...(changes ? ['New on the page:', changes] : [])];
    return answer(lines.join('\n'), { ...request, address, title: name, ...(changes && { changes }) });
  });

/** Empty if the page shows nothing new. Otherwise in the marks of the second outline, which differ in each. */
function newLines(before: string, after: string): string {
  const former = new Set(before.split('\n'));
  const lines = after.split('\n').filter((line) => !former.has(line));
  return lines.length > 2 ? lines.join('\n') : '';
}
