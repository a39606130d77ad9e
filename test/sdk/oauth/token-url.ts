// A token URL that gives the test's responses and records the requests.
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
export interface TokenResponse {
  readonly status?: number;
  /** A string is sent unchanged. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startTokenUrl(
  running: Pick<Running, 'onClose'>,
  respond: (request: TokenRequest) => TokenResponse | Promise<TokenResponse>,
): Promise<TokenUrl> {
  const requests: TokenRequest[] = [];
  const { url } = await serveHttp(running, async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const { method = '', headers } = request;
    const received = { method, headers, fields: Object.fromEntries(new URLSearchParams(text)) };
    requests.push(received);
    const { status = 200, body, headers: more } = await respond(received);
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { url: `${url}/token`, requests };
}
