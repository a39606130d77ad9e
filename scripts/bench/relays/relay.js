// A minimal relay: a map from state to socket. No limits, no log, no expiry.
import { WebSocketServer } from 'ws';

export const PAGE = '<!doctype html><title>Done</title><p>You can close this tab.';

/** Takes register messages on this server; returns what hands a code over. */
export function relay(server) {
  const waiting = new Map();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    const mine = new Set();
    socket.on('message', (data) => {
      const { type, state } = JSON.parse(data.toString());
      if (type !== 'register') return;
      waiting.set(state, socket);
      mine.add(state);
      socket.send(JSON.stringify({ type: 'registered', state }));
    });
    socket.on('close', () => {
      for (const state of mine) waiting.delete(state);
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

/** Listens on any free port of the loopback address and tells the harness. */
export const listen = (server) =>
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
