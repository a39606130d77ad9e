// A token URL that answers what a test tells it to, and keeps what it was sent.
import type { IncomingHttpHeaders } from 'node:http';
import { serveHttp } from '../../http-server.ts';
import type { Running } from '../../running.ts';

export interface TokenRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly fields: Readonly<Record<string, string>>;
}
export interface TokenUrl {
  readonly url: string;
  readonly requests: readonly TokenRequest[];
}
export interface TokenAnswer {
  readonly status?: number;
  /** A text is sent as it is. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startTokenUrl(
  running: Pick<Running, 'onClose'>,
  answer: (request: TokenRequest) => TokenAnswer | Promise<TokenAnswer>,
): Promise<TokenUrl> {
  const requests: TokenRequest[] = [];
  const { url } = await serveHttp(running, async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const { method = '', headers } = request;
    const asked = { method, headers, fields: Object.fromEntries(new URLSearchParams(text)) };
    requests.push(asked);
    const { status = 200, body, headers: more } = await answer(asked);
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { url: `${url}/token`, requests };
}
