// A model endpoint in the style of OpenAI, which answers when the test calls `answer`.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Running } from '../../running.ts';

export async function startModel(running: Running, reply = 'invoice-list-with-filter') {
  const asked: { readonly url: string; readonly key: string | undefined; readonly body: string }[] = [];
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url ?? '', key: request.headers.authorization, body });
    await answered;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: reply } }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.onClose(() => {
    answer();
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    model: { url, style: 'openai', name: 'seer', key: 'secret-key', timeoutMs: 20_000 } as const,
    asked,
    answer,
  };
}
