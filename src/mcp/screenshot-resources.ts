// Pasted screenshots as resources that hosts can list and attach, and the paste widget as an MCP App.
import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  type Server,
  UriTemplate,
} from '@modelcontextprotocol/server';
import { isProblem } from '../base/problem.ts';
import { cursorOf } from './answers.ts';
import type { ImageVariant, ViewerTools } from './viewer-tools.ts';

const PAGE = 50;
const SCREENSHOT = {
  title: 'Pasted screenshot',
  description: 'A screenshot pasted by the user.',
  mimeType: 'image/png',
};
const URI = new UriTemplate('screenshot://{id}');
/** With a variant for the widget, which shows thumbnails. */
const READABLE_URI = /^screenshot:\/\/([\w-]{1,64})(?:\/(optimized|original|thumbnail))?$/;
const WIDGET_URI = 'ui://annex/paste.html';
const WIDGET_TYPE = 'text/html;profile=mcp-app';

export function serveResources(server: Server, { screenshots, widgetApp }: ViewerTools): void {
  server.setRequestHandler('resources/templates/list', ({ params }) => {
    refuseCursor(params?.cursor);
    return { resourceTemplates: [{ ...SCREENSHOT, name: 'screenshot', uriTemplate: URI.toString() }] };
  });
  server.setRequestHandler('resources/list', async ({ params }) => {
    const { cursor } = params ?? {};
    const page = await screenshots.list({ limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }).catch((error) => {
      throw cursor !== undefined && isProblem(error) && error.status === 400 ? invalidCursor() : error;
    });
    const resources = page.screenshots.map(({ id, name, file }) => ({
      ...SCREENSHOT,
      uri: URI.expand({ id }),
      name,
      description: file,
    }));
    const nextCursor = cursorOf(page.next);
    return { resources, ...(nextCursor === null ? {} : { nextCursor }) };
  });
  server.setRequestHandler('resources/read', async ({ params: { uri } }): Promise<ReadResourceResult> => {
    if (uri === WIDGET_URI) {
      const _meta = { ui: { prefersBorder: true, permissions: { clipboardWrite: {} } } };
      return { contents: [{ uri, mimeType: WIDGET_TYPE, text: await widgetApp(), _meta }] };
    }
    const [, id, variant = 'model'] = READABLE_URI.exec(uri) ?? [];
    if (id === undefined) throw new ResourceNotFoundError(uri);
    const image = await screenshots.image(id, variant as ImageVariant).catch((error) => {
      throw isProblem(error) && error.status === 404 ? new ResourceNotFoundError(uri) : error;
    });
    return { contents: [{ uri, mimeType: SCREENSHOT.mimeType, blob: Buffer.from(image).toString('base64') }] };
  });
}

const invalidCursor = () =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, 'Invalid cursor. Use nextCursor of the previous page.');

/** For lists that have only one page, and therefore never return a cursor. */
export function refuseCursor(cursor: string | undefined): void {
  if (cursor !== undefined) throw invalidCursor();
}
