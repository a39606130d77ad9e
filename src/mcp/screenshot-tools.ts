// Tools for pasted screenshots.
import { answer, cursorOf, picture, withFinalPaths } from './answers.ts';
import type { ToolHandlers } from './viewer-tools.ts';

export const screenshotTools = {
  av_screenshot_paste: async ({ title, workspace }, { screenshots, panel, widgetUrl }) => {
    const url = new URL(widgetUrl());
    if (title?.trim()) url.searchParams.set('title', title.trim());
    let why = 'No workspace is open.';
    const show = async () => (await panel(workspace)).show(url.href);
    const opened = await show().catch((error: unknown) => {
      why = `Cannot use the workspace (${error instanceof Error ? error.message : error}).`;
      return null;
    });
    const text = opened
      ? `The paste widget is open in the workspace ${opened.workspace}. Ask the user to paste the screenshot there, then call wait_for_paste.`
      : `${why} Ask the user to open ${url.href} in a browser on this machine and paste the screenshot there, or in the widget if your host shows it. Then call wait_for_paste.`;
    const list = await screenshots.list({ limit: 1 }).catch(() => null); // the next tool reports a viewer that does not respond
    return answer(text, { url: url.href, opened: opened !== null, ...opened, ...(list ? { after: list.latest } : {}) });
  },

  av_screenshot_store: async ({ data, title, file_name: name = 'image.png' }, { screenshots }) => {
    const bytes = Buffer.from(data, 'base64'); // skips what is not Base64
    if (bytes.length !== Buffer.byteLength(data, 'base64')) throw new Error('data must be Base64.');
    const saved = await screenshots.store(bytes, name, title);
    return answer(`Saved screenshot ${saved.id}.`, saved);
  },

  av_screenshot_list: async ({ search, ...page }, { screenshots }) => {
    const list = await screenshots.list({ ...page, ...(search ? { q: search } : {}) });
    const listed = list.screenshots.map(withFinalPaths);
    const next = cursorOf(list.next);
    const lines = listed.map(
      ({ id, file = 'still being named', name_source }) => `${id}  ${file}  (name: ${name_source})`,
    );
    if (lines.length === 0) lines.push(search ? 'No screenshots match.' : 'Nothing has been pasted yet.');
    if (next !== null) lines.push(`For the next page, pass cursor: ${next}`);
    return answer(lines.join('\n'), { screenshots: listed, ...(next === null ? {} : { next }) });
  },

  av_screenshot_read: async ({ id }, { screenshots }) => {
    const screenshot =
      id === undefined ? (await screenshots.list({ limit: 1 })).screenshots[0] : await screenshots.get(id);
    if (!screenshot) return answer('Nothing has been pasted yet.', {});
    return picture(screenshot, await screenshots.image(screenshot.id, 'model'));
  },

  av_screenshot_text: async ({ id }, { screenshots }) => {
    const text = await screenshots.text(id);
    return answer(text.trim() || 'No text was found.', { id, text });
  },

  av_screenshot_rename: async ({ id, name }, { screenshots }) => {
    const renamed = await screenshots.rename(id, name);
    return answer(`Renamed to ${renamed.file}.`, renamed);
  },

  av_screenshot_undo: async ({ id }, { screenshots }) => {
    const renamed = await screenshots.undo(id);
    return answer(`Restored the name ${renamed.file}.`, renamed);
  },

  av_screenshot_delete: async ({ id }, { screenshots }) => {
    await screenshots.remove(id);
    return answer(`Deleted screenshot ${id}. To bring it back, call av_screenshot_restore.`, { id });
  },

  av_screenshot_restore: async ({ id }, { screenshots }) => {
    const restored = await screenshots.restore(id);
    return answer(`Restored ${restored.file}.`, withFinalPaths(restored));
  },
} satisfies Partial<ToolHandlers>;
