// The fastest reference: a relay on bare node:http and ws. A map from state to socket, without limits, logs or expiry.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { listen } from '../peers/contract.js';

const PAGE = '<!doctype html><title>Done</title><p>You can close this tab.';

/** Accepts register messages on this server; returns the function that delivers a code. */
function createRelay(server) {
  const waiting = new Map();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    const states = new Set();
    socket.on('message', (data) => {
      const { type, state } = JSON.parse(data.toString());
      if (type !== 'register') return;
      waiting.set(state, socket);
      states.add(state);
      socket.send(JSON.stringify({ type: 'registered', state }));
    });
    socket.on('close', () => {
      for (const state of states) waiting.delete(state);
    });
  });
  return (code, state, query) => {
    const socket = waiting.get(state);
    if (!socket || !code) return false;
    waiting.delete(state);
    socket.send(JSON.stringify({ type: 'callback', state, code, query }));
    return true;
  };
}

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://relay');
  if (url.pathname === '/health') return response.end('{}');
  if (url.pathname !== '/callback') {
    response.statusCode = 404;
    return response.end();
  }
  const query = Object.fromEntries(url.searchParams);
  const done = deliver(query.code, query.state, query);
  response.writeHead(done ? 200 : 404, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(PAGE) });
  response.end(PAGE);
});
const deliver = createRelay(server);
listen(server);
