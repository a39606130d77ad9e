// Pasted screenshots as resources that hosts can list and attach.
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import type { Screenshots } from './viewer-tools.ts';

const LISTED = 50;
const MEDIA = 'image/png';

export function registerScreenshotResources(server: McpServer, screenshots: Screenshots): void {
  const list = async () => ({
    resources: (await screenshots.list(LISTED)).map(({ id, name, file }) => ({
      uri: `screenshot://${id}`,
      name,
      description: file,
      mimeType: MEDIA,
    })),
  });
  server.registerResource(
    'screenshot',
    new ResourceTemplate('screenshot://{id}', { list }),
    { title: 'Pasted screenshot', description: 'A screenshot pasted by the user.', mimeType: MEDIA },
    async (uri, { id }) => {
      const blob = Buffer.from(await screenshots.image(String(id))).toString('base64');
      return { contents: [{ uri: uri.href, mimeType: MEDIA, blob }] };
    },
  );
}
