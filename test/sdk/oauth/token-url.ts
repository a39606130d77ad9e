// A token URL that gives the test's responses and records the requests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const { method = '', headers } = request;
    const received = { method, headers, fields: Object.fromEntries(new URLSearchParams(text)) };
    requests.push(received);
    const { status = 200, body, headers: more } = await respond(received);
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.onClose(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`, requests };
}
