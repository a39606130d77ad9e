// Lets a server listen before all of its code is loaded: early requests wait.
import type { Server } from 'node:http';
import type { Middleware } from 'koa';
import { isProblem, Problem } from '../base/problem.ts';
import { requestId } from '../contract/server/index.ts';
import { onUpgrade } from '../contract/server/upgrades.ts';
import { endWithProblem } from '../contract/server/write.ts';

/** Until `ready` resolves, `early` handles the requests that it can, and others wait. */
export function awaitReady(early: Middleware, ready: () => Promise<Middleware>): Middleware {
  let complete: Middleware | null = null;
  const wait: Middleware = (context, next) =>
    early(context, async () => {
      complete = await ready();
      if (!context.res.destroyed) await complete(context, next); // an interrupted body would never end
    });
  return (context, next) => (complete ?? wait)(context, next);
}

type Fault = (error: unknown, operation: undefined, requestId: string) => void;

function problemOf(error: unknown, onFault: Fault, id: string): Problem {
  if (isProblem(error)) return error;
  onFault(error, undefined, id);
  return new Problem('internal-error');
}

/** The same for upgrade requests. Returns a function to call once another target for them is added. */
export function holdUpgrades(server: Server, ready: () => Promise<unknown>, onFault: Fault): () => void {
  return onUpgrade(server, {
    serves: () => true,
    upgrade: async (request, socket, head) => {
      socket.on('error', () => {});
      try {
        await ready();
        if (!server.emit('upgrade', request, socket, head)) throw new Problem('unavailable');
      } catch (error) {
        endWithProblem(socket, problemOf(error, onFault, requestId(request)), request);
      }
    },
  });
}
