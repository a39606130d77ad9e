// Results of the tools.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { isProblem } from '../base/problem.ts';
import type { Screenshot } from './viewer-tools.ts';

export const answer = (text: string, structuredContent: object): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent: { ...structuredContent },
});

/** The cursor in the `next` of a list. */
export const cursorOf = (next: string | null): string | null => new URLSearchParams(next ?? '').get('cursor');

/** The image and its name. */
export const picture = (screenshot: Screenshot, bytes: Uint8Array): CallToolResult => ({
  content: [
    { type: 'image', data: Buffer.from(bytes).toString('base64'), mimeType: 'image/png' },
    { type: 'text', text: `${filesOf(screenshot)}${askForName(screenshot)}` },
  ],
  structuredContent: { screenshot: withFinalPaths(screenshot) },
});

function filesOf(screenshot: Screenshot): string {
  const { id, path, file, original } = withFinalPaths(screenshot);
  return file
    ? `${file} (id ${id}; path: ${path}; original: ${original}).`
    : `Screenshot ${id} at ${path}. Its files are still being named.`;
}

/** Without the paths of files that are about to be renamed. */
export function withFinalPaths(screenshot: Screenshot): Omit<Screenshot, 'file' | 'original'> & Partial<Screenshot> {
  const { file: _, original: __, ...rest } = screenshot;
  return screenshot.name_state === 'pending' ? rest : screenshot;
}

/** Asks the model to replace a name that nobody chose. */
function askForName({ id, name, name_state, name_source }: Screenshot): string {
  if (name_state === 'pending' || !['initial', 'ocr', 'unknown'].includes(name_source)) return '';
  return ` The screenshot has no chosen name yet (${name} is from ${name_source}). If you can tell what it shows, call av_screenshot_rename with id ${id} and a name.`;
}

/** Turns errors into messages that a model can act on. Programs get the problem in `_meta`. */
export async function reportErrors(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    const content = [{ type: 'text' as const, text: sentenceOf(error) }];
    return { content, isError: true, ...(isProblem(error) ? { _meta: { 'annex/problem': error.toJSON() } } : {}) };
  }
}

function sentenceOf(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error);
  const places = isProblem(error) ? (error.errors ?? []) : [];
  return [sentence, ...places.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('\n');
}
