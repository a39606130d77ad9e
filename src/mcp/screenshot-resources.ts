// Pasted screenshots as resources that hosts can list and attach.
import { ResourceNotFoundError, type Server, UriTemplate } from '@modelcontextprotocol/server';
import type { Screenshots } from './viewer-tools.ts';

const LISTED = 50;
const SCREENSHOT = {
  title: 'Pasted screenshot',
  description: 'A screenshot pasted by the user.',
  mimeType: 'image/png',
};
const URI = new UriTemplate('screenshot://{id}');

export function serveScreenshots(server: Server, screenshots: Screenshots): void {
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ ...SCREENSHOT, name: 'screenshot', uriTemplate: URI.toString() }],
  }));
  server.setRequestHandler('resources/list', async () => ({
    resources: (await screenshots.list(LISTED)).map(({ id, name, file }) => ({
      ...SCREENSHOT,
      uri: URI.expand({ id }),
      name,
      description: file,
    })),
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const id = URI.match(uri)?.['id'];
    if (typeof id !== 'string') throw new ResourceNotFoundError(uri);
    const blob = Buffer.from(await screenshots.image(id)).toString('base64');
    return { contents: [{ uri, mimeType: SCREENSHOT.mimeType, blob }] };
  });
}
