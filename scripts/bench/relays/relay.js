// A minimal relay: a map from state to socket, without limits, logs or expiry.
import { WebSocketServer } from 'ws';

export const PAGE = '<!doctype html><title>Done</title><p>You can close this tab.';

/** Accepts register messages on this server; returns the function that delivers a code. */
export function createRelay(server) {
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
