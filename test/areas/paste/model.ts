// A model endpoint in the style of OpenAI, which answers when the test calls `answer`.
import { serveHttp } from '../../http-server.ts';
import type { Running } from '../../running.ts';

export async function startModel(running: Running, reply = 'invoice-list-with-filter') {
  const asked: { readonly url: string; readonly key: string | undefined; readonly body: string }[] = [];
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { url } = await serveHttp(running, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url ?? '', key: request.headers.authorization, body });
    await answered;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: reply } }] }));
  });
  running.onClose(answer);
  return {
    model: { url, style: 'openai', name: 'seer', key: 'secret-key', timeoutMs: 20_000 } as const,
    asked,
    answer,
  };
}
