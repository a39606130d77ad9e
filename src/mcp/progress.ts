// Progress of a tool that waits for the person.
import type { ServerContext } from '@modelcontextprotocol/server';

/** Hosts treat a silent tool as hanging. */
const PROGRESS_MS = 2_000;

/** Reports the seconds at once and until it is disposed, if the client asked for progress. */
export function reportProgress({ mcpReq }: ServerContext, total: number, messageNow: () => string): Disposable {
  const progressToken = mcpReq._meta?.progressToken;
  const began = performance.now();
  const report = () => {
    if (progressToken === undefined) return;
    const progress = Math.round((performance.now() - began) / 1_000);
    const params = { progressToken, progress, total, message: messageNow() };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {}); // the client is gone
  };
  report();
  return setInterval(report, PROGRESS_MS);
}
