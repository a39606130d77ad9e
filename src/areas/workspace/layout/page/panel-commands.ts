// Runs commands of the server on the panel of a tab. Each kind of panel runs those that it has a method for (page-kit/panel.ts).
import type { CommandMessage, CommandOutcome } from '../../../../../generated/workspace/messages.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { Running } from '../../page-kit/panel.ts';
import type { Dock } from './dock.ts';

type PanelCommand = Exclude<CommandMessage, { kind: 'capture' }>;

const GONE = { status: 'failed', code: 'panel-gone', error: 'The panel was closed.' } as const;

export function createPanelCommands(page: WorkspacePage, dock: Dock): (command: PanelCommand) => Running {
  async function ask(command: Exclude<PanelCommand, { kind: 'eval' }>): Promise<CommandOutcome> {
    const until = command.kind === 'webview' ? performance.now() + command.wait_ms : 0;
    await page.untilRevision(command.revision);
    const view = dock.view(command.tabId);
    if (command.kind === 'page') {
      return view?.perform ? dock.showing(command.tabId, async () => view.perform?.(command) ?? GONE) : GONE;
    }
    const outcome = await view?.look?.(Math.max(0, until - performance.now()));
    return outcome && dock.view(command.tabId) === view ? outcome : GONE;
  }

  return (command) => {
    if (command.kind !== 'eval') return { deferred: false, outcome: ask(command) };
    const running = dock.view(command.tabId)?.evaluate?.(command);
    return running ?? { deferred: false, outcome: Promise.resolve({ status: 'error', error: GONE.error }) };
  };
}
