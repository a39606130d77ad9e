// A workspace with one open page that takes screenshots, and records the commands that it receives.
import type { CaptureCommand, CommandOutcome } from '../../../../generated/workspace/messages.ts';
import type { useRunning } from '../../../running.ts';
import { type PageOptions, SMALL_PNG } from '../browser.ts';
import { EDITOR, startWorkspace } from '../workspace.ts';

export const PATH = `${EDITOR}/screenshot`;
export const SHARED = { tab: true, screen: false };
export const UNSHARED = { tab: false, screen: false };
export const PANEL = { scope: 'panel', panelId: 'leaf-1' } as const;

export const startCaptured = async (running: ReturnType<typeof useRunning>, options: PageOptions = {}) => {
  const workspace = await startWorkspace(running);
  const asked: CaptureCommand[] = [];
  const capture = (command: CaptureCommand): CommandOutcome | Promise<CommandOutcome> => {
    asked.push(command);
    return options.capture?.(command) ?? { status: 'captured', loaded: true, png: SMALL_PNG };
  };
  const page = await workspace.page({ sharing: SHARED, ...options, capture });
  return { ...workspace, open: page, asked };
};
