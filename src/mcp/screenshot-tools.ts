// Tools for pasted screenshots.
import { answer, picture, withFinalPaths } from './answers.ts';
import type { ToolHandlers } from './viewer-tools.ts';

export const screenshotTools = {
  av_screenshot_paste: async ({ title, workspace }, { screenshots, panel, widgetUrl }) => {
    const url = new URL(await widgetUrl());
    if (title?.trim()) url.searchParams.set('title', title.trim());
    let why = 'No workspace is open.';
    const show = async () => (await panel(workspace)).show(url.href);
    const shown = await show().catch((error: unknown) => {
      why = `Cannot use the workspace (${error instanceof Error ? error.message : error}).`;
      return null;
    });
    const text = shown
      ? `The paste widget is open in the workspace ${shown.workspace}. Ask the user to paste the screenshot there, then call wait_for_paste.`
      : `${why} Ask the user to open ${url.href} in a browser on this machine and paste the screenshot there, then call wait_for_paste.`;
    const after = await screenshots.latest().catch(() => undefined); // the next tool reports a viewer that does not respond
    return answer(text, { url: url.href, opened: shown !== null, ...shown, ...(after ? { after } : {}) });
  },

  av_screenshot_list: async ({ limit }, { screenshots }) => {
    const found = (await screenshots.list(limit)).map(withFinalPaths);
    const lines = found.map(
      ({ id, file = 'still being named', name_source }) => `${id}  ${file}  (name: ${name_source})`,
    );
    return answer(lines.join('\n') || 'Nothing has been pasted yet.', { screenshots: found });
  },

  av_screenshot_read: async ({ id }, { screenshots }) => {
    const screenshot = id === undefined ? (await screenshots.list(1))[0] : await screenshots.get(id);
    if (!screenshot) return answer('Nothing has been pasted yet.');
    return picture(screenshot, await screenshots.image(screenshot.id));
  },

  av_screenshot_rename: async ({ id, name }, { screenshots }) => {
    const renamed = await screenshots.rename(id, name);
    return answer(`Renamed to ${renamed.file}.`, renamed);
  },

  av_screenshot_undo: async ({ id }, { screenshots }) => {
    const renamed = await screenshots.undo(id);
    return answer(`Restored the name ${renamed.file}.`, renamed);
  },
} satisfies Partial<ToolHandlers>;
