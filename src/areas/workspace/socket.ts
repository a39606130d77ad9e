// The WebSocket of the workspace page.
import type { WorkspaceChannel } from '../../../generated/workspace/messages.ts';
import type { Callers } from '../../base/caller.ts';
import type { SocketHandlers } from '../../contract/channel.ts';
import type { PageService } from './browsers/page-service.ts';

/** Close codes of a page that was closed; a broken connection has others (RFC 6455, 7.4.1). */
const PAGE_CLOSED = new Set([1000, 1001, 1005]);

/** The start of a result message. If such a message is refused, the waiting call is answered with an error. */
const RESULT_START = /^\{"type":"result","command":"([\w-]{1,64})"/;

export const workspaceSocket = (pages: PageService): SocketHandlers<WorkspaceChannel, Callers['browserSession']> => ({
  on: {
    hello: (message, peer) => pages.hello(message, peer),
    change: (message, peer) => pages.change(message, peer),
    accepted: ({ command }, peer) => pages.accepted(command, false, peer),
    deferred: ({ command }, peer) => pages.accepted(command, true, peer),
    result: ({ command, outcome }, peer) => pages.result(command, outcome, peer),
    focus: ({ leaf }, peer) => pages.focus(leaf, peer),
    ping: async (_, peer) => {
      await peer.send({ type: 'pong' });
    },
    sharing: ({ tab, screen }, peer) => pages.share({ tab, screen }, peer),
  },
  opened: (peer) => pages.opened(peer),
  closed: (peer, code) => pages.closed(peer, PAGE_CLOSED.has(code)),
  leaves: (peer) => pages.isIdle(peer),
  refused: async ({ detail, text }, peer) => {
    await peer.send({ type: 'error', code: 'bad-message', error: detail.slice(0, 2000) });
    const [, command] = RESULT_START.exec(text) ?? [];
    if (command) await pages.resultRefused(command, detail, peer);
  },
});
