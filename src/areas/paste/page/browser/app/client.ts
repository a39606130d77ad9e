// Calls the viewer through the tools and resources of the MCP server, since an MCP App has no network. The generator
// replaces ../client.ts and ../send.ts by the files of this directory.
import { Problem, readProblem } from '../../../../../contract/problem.ts';
import type { pastes as http, Screenshot } from '../client.ts';
import { get } from '../dom.ts';
import { callServer } from './host.ts';

export type { Screenshot };

interface ToolResult {
  readonly isError?: boolean;
  readonly content?: readonly { readonly text?: string }[];
  readonly structuredContent?: unknown;
  readonly _meta?: Readonly<Record<string, unknown>>;
}
type ById = { readonly path: { readonly id: string } };
type List = { readonly screenshots: Screenshot[] };

export const { limit = '' } = get('.paste').dataset;

const POLL_MS = 1_000;

export async function callTool<T>(name: string, args: object): Promise<T> {
  const result = (await callServer('tools/call', { name, arguments: args })) as ToolResult;
  if (!result.isError) return result.structuredContent as T;
  const title = result.content?.[0]?.text ?? 'The tool failed.';
  throw readProblem(result._meta?.['annex/problem'], {}) ?? new Problem('tool-failed', { status: 400, title });
}

/** The states of a screenshot, until its name is final. */
async function* watch({ path: { id } }: ById, signal?: AbortSignal) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (signal?.aborted) return;
    const { screenshots } = await callTool<List>('av_screenshot_list', {});
    const data = screenshots.find((each) => each.id === id);
    if (!data) return;
    yield { data };
    if (data.name_state !== 'pending') return;
  }
}

export const pastes = {
  listPastes: ({ query: { limit: size, q } }: { query: { limit: number; q?: string } }) =>
    callTool<List>('av_screenshot_list', { limit: size, ...(q ? { search: q } : {}) }),
  getPaste: { stream: watch },
  renamePaste: ({ path: { id }, body: { name } }: ById & { readonly body: { readonly name: string } }) =>
    callTool<Screenshot>('av_screenshot_rename', { id, name }),
  undoPasteName: ({ path }: ById) => callTool<Screenshot>('av_screenshot_undo', path),
  deletePaste: ({ path }: ById) => callTool<void>('av_screenshot_delete', path),
  restorePaste: ({ path }: ById) => callTool<Screenshot>('av_screenshot_restore', path),
  getPasteText: ({ path }: ById) => callTool<{ readonly text: string }>('av_screenshot_text', path),
} satisfies { [Name in keyof typeof http]?: unknown };

/** Hosts allow only `data:` images. */
export const urlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

export async function fetchPicture(id: string, variant: 'original' | 'optimized' | 'thumbnail'): Promise<Blob> {
  const uri = `screenshot://${id}/${variant}`;
  const { contents } = (await callServer('resources/read', { uri })) as { contents: { blob: string }[] };
  const bytes = Uint8Array.from(atob(contents[0]?.blob ?? ''), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
