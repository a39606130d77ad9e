import type { Paste } from '../../generated/paste/contract.ts';
import type { Handlers } from '../contract/types.ts';
import type { Uptime } from '../uptime.ts';

export type PendingPaste = Exclude<keyof Paste, 'getViewerHealth'>;

export const pasteHandlers = (uptime: Uptime): Handlers<Paste, PendingPaste> => ({
  getViewerHealth: (_, reply) => reply.json(200, { status: 'ok', uptime_seconds: uptime.seconds }),
});
