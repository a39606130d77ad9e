// A web view in proxy mode, in a simulated browser that answers as the page would.
import type { CommandOutcome, PageCommand } from '../../../../generated/workspace/messages.ts';
import type { Running } from '../../../running.ts';
import type { PageOptions } from '../browser.ts';
import { startWorkspace, WEB_VIEW, type WorkspaceUnderTest } from '../workspace.ts';

export const PAGE = '/api/panels/webview/demo/rover';
export const ADDRESS = 'https://docs.example/guide?token=secret';

export interface PagesUnderTest extends WorkspaceUnderTest {
  readonly tabId: string;
  /** The commands that the browser received. */
  readonly commands: PageCommand[];
}

export async function startPages(
  running: Running,
  outcome: CommandOutcome = { status: 'answered', address: ADDRESS },
  options: PageOptions = {},
): Promise<PagesUnderTest> {
  const workspace = await startWorkspace(running);
  const initialState = { url: ADDRESS, proxyEnabled: true };
  const body = { panelId: 'leaf-1', panelType: WEB_VIEW, displayName: 'Docs', initialState };
  const { tabId } = await workspace.api.openTab({ path: { owner: 'demo', repo: 'rover' }, body });
  const commands: PageCommand[] = [];
  const page = (command: PageCommand) => {
    commands.push(command);
    return outcome;
  };
  await workspace.page({ page, ...options });
  return { ...workspace, tabId, commands };
}
