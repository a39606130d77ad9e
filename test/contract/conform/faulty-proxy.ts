// A proxy that injects one fault: it changes requests, responses, streams or frames.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

export interface ProxiedRequest {
  method: string;
  path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export interface ProxiedResponse {
  status: number;
  readonly headers: IncomingHttpHeaders;
  text: string;
}
type Send = (frame: Record<string, unknown>) => void;

export interface Fault {
  /** Answers in place of the server; null forwards the request. */
  readonly answer?: (call: ProxiedRequest) => Omit<ProxiedResponse, 'text'> | null;
  readonly onRequest?: (call: ProxiedRequest) => unknown;
  readonly onResponse?: (response: ProxiedResponse, call: ProxiedRequest) => void;
  readonly onStreamHeaders?: (headers: IncomingHttpHeaders) => void;
  readonly onStream?: (text: string) => string;
  /** A message from the gateway, to this client or to all. */
  readonly onServerMessage?: (frame: Record<string, unknown>, send: Send, broadcast: Send) => void;
  /** May change the message to the gateway. Returns false to drop it. */
  readonly onClientMessage?: (frame: Record<string, unknown>) => boolean;
  /** Hides from the gateway that a client has disconnected. */
  readonly keepsSocketsOpen?: true;
}

export async function startFaultyProxy(
  upstream: string,
  fault: Fault,
  onClose: (close: () => void) => void,
): Promise<string> {
  const server = createServer((incoming, outgoing) => void forward(upstream, fault, incoming, outgoing));
  const sockets = new WebSocketServer({ server });
  const upper = new Set<WebSocket>();
  const broadcast: Send = (frame) => {
    for (const client of sockets.clients) client.send(JSON.stringify(frame));
  };
  sockets.on('connection', (client) => {
    const socket = new WebSocket(upstream.replace(/^http/, 'ws'));
    upper.add(socket);
    const waiting: string[] = [];
    const send: Send = (frame) => client.send(JSON.stringify(frame));
    socket.on('open', () => {
      for (const text of waiting.splice(0)) socket.send(text);
    });
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Record<string, unknown>;
      if (fault.onServerMessage) fault.onServerMessage(frame, send, broadcast);
      else send(frame);
    });
    client.on('message', (data) => {
      let text = String(data);
      if (fault.onClientMessage && text.startsWith('{')) {
        const frame = JSON.parse(text) as Record<string, unknown>;
        if (!fault.onClientMessage(frame)) return;
        text = JSON.stringify(frame);
      }
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else waiting.push(text);
    });
    client.on('close', () => fault.keepsSocketsOpen ?? socket.close());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onClose(() => {
    for (const socket of [...upper, ...sockets.clients]) socket.terminate();
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function forward(base: string, fault: Fault, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { host, origin } = new URL(base);
  // A page of the proxy becomes a page of the server.
  const own = incoming.headers.origin === `http://${incoming.headers.host}` ? { origin } : {};
  const body = await buffer(incoming);
  const call: ProxiedRequest = {
    body: body.toString(),
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: { ...incoming.headers, ...own, host },
  };
  const answered = fault.answer?.(call);
  if (answered) return void outgoing.writeHead(answered.status, answered.headers).end();
  fault.onRequest?.(call);
  const { method, path, headers } = call;
  const upper = request(base, { method, path, headers, agent: false }, async (answer) => {
    if (answer.headers['content-type'] === 'text/event-stream') {
      fault.onStreamHeaders?.(answer.headers);
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      outgoing.flushHeaders();
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => outgoing.write(fault.onStream?.(text) ?? text));
      answer.on('close', () => outgoing.end());
      outgoing.on('close', () => upper.destroy());
      return;
    }
    const bytes = await buffer(answer);
    const response: ProxiedResponse = {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: bytes.toString('latin1'),
    };
    fault.onResponse?.(response, call);
    const { 'content-length': _, 'transfer-encoding': __, ...rest } = response.headers;
    outgoing.writeHead(response.status, rest);
    outgoing.end(Buffer.from(response.text, 'latin1'));
  });
  upper.on('error', () => outgoing.destroy());
  upper.end(body);
}
