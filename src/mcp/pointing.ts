// Elements that the user points at in the workspace of this session.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/workspace/index.ts';
import type { ViewerTools, WorkspaceInReach } from './viewer-tools.ts';

type Pointed = OpenEnums<Schemas['PointedElements']>['elements'][number];

const MAX_PX = 1568;

export class Pointing {
  readonly #workspace: WorkspaceInReach;
  /** The number of the last element that was returned. */
  latest: number;

  private constructor(workspace: WorkspaceInReach, latest: number) {
    this.#workspace = workspace;
    this.latest = latest;
  }

  /** From a cursor on, else from now on. Null: no workspace can be read. */
  static async start({ panel }: ViewerTools, cursor: string | undefined): Promise<Pointing | null> {
    try {
      const { workspace } = await panel(undefined);
      if (!workspace) return null;
      const pointing = new Pointing(workspace(), Number(cursor ?? 0));
      const { latest } = await pointing.#list();
      if (cursor === undefined) pointing.latest = latest;
      return pointing;
    } catch {
      return null; // pastes work without it
    }
  }

  #list(): Promise<OpenEnums<Schemas['PointedElements']>> {
    const { control, path } = this.#workspace;
    return control.client.listPointed({ path, query: { after: this.latest } });
  }

  async next(): Promise<Pointed | null> {
    const [element = null] = await this.#list().then(
      ({ elements }) => elements,
      () => [],
    );
    if (element) this.latest = element.number ?? this.latest;
    return element;
  }

  /** With a picture of the element, if the page can still draw it. */
  async answer(element: Pointed, after: string, signal: AbortSignal): Promise<CallToolResult> {
    const { tabId, ref, line, box, address, note } = element;
    const asked = { tabId, ref, part: 'page' as const, method: 'drawn' as const, maxDimension: MAX_PX, signal };
    const picture = await this.#workspace.control.picture(asked).catch(() => null);
    const data = picture?.dataUrl.slice(picture.dataUrl.indexOf(',') + 1);
    const lines = [
      `The user points at an element${note ? ` and writes: ${note}` : '.'}`,
      `The page (${address ?? 'unknown'}, ${tabId}) calls it: ${line}`,
      `It is at ${box.x},${box.y}, ${box.width} x ${box.height} pixels. Its ref is for page_look, page_act and workspace_screenshot.`,
      ...(data ? [] : ['There is no picture of it.']),
      `For the next one, call wait_for_paste with after: ${after}.`,
    ].map((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' '));
    return {
      content: [
        ...(data ? [{ type: 'image' as const, data, mimeType: 'image/png' }] : []),
        { type: 'text', text: lines.join('\n') },
      ],
      structuredContent: { element, after },
    };
  }
}
