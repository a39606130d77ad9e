import type { Notify } from '../../../generated/notify/contract.ts';
import type { Caller, Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import { done, type Handlers } from '../../contract/handler.ts';
import type { NotifyService } from './service.ts';

export const notifyHandlers = (notify: NotifyService): Handlers<Notify, Callers> => ({
  getNotifications: async ({ caller }, reply) => reply.json(200, await notify.get(userOf(caller))),
  updateNotifications: async ({ caller, body }, reply) => reply.json(200, await notify.update(userOf(caller), body)),
  createTarget: async ({ caller, body }, reply) => reply.json(201, await notify.create(userOf(caller), body)),
  updateTarget: async ({ caller, path, body }, reply) =>
    reply.json(200, await notify.updateTarget(userOf(caller), path.id, body)),
  deleteTarget: done(({ caller, path }) => notify.delete(userOf(caller), path.id)),
  testTarget: async ({ caller, path }, reply) => reply.json(200, await notify.test(userOf(caller), path.id)),
});

/** Of an API key: the user that it names. */
function userOf({ userId }: Caller): string {
  if (userId !== undefined) return userId;
  throw new Problem('key-without-user');
}
