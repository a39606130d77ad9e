// Creates the notify area: whom to call when no page is open.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Notify } from '../../generated/notify/contract.ts';
import * as operations from '../../generated/notify/operations.ts';
import { validators } from '../../generated/notify/validators.js';
import { script } from '../../generated/pages/notifications.ts';
import type { Windows } from '../areas/intents/rate-limit.ts';
import { notifyHandlers } from '../areas/notify/handlers.ts';
import { notificationsSection } from '../areas/notify/page/section.ts';
import { NotifyService } from '../areas/notify/service.ts';
import { NotifyStore } from '../areas/notify/store.ts';
import { derivePushKeys } from '../areas/notify/web-push.ts';
import type { Ring as UnseenRequest } from '../areas/workspace/requests/requests.ts';
import { loadOnce } from '../base/async/load-once.ts';
import type { Callers } from '../base/caller.ts';
import { logFaults } from '../base/log/log.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import { ignoreStateErrors } from '../base/state/nodes/mailbox.ts';
import { implement } from '../contract/server/index.ts';
import type { AreaOptions } from './platform-options.ts';

const HOUR_MS = 3_600_000;

/** Subjects of messages that are no requests. */
const DONE = /^done:/;

/** `stillWaiting`: whether a request has not ended. */
export function createNotify(
  { database, clock, log, identity, address, notify: settings }: AreaOptions,
  windows: Windows,
  stillWaiting: (requestId: string) => Promise<boolean>,
) {
  const readPushSecret = createKeyReader(database, 'web push');
  const notify = new NotifyService({
    clock,
    store: new NotifyStore(database),
    key: createKeyReader(database, 'notification targets'),
    pushKeys: loadOnce(async () => derivePushKeys(await readPushSecret())),
    baseUrl: () => address.url,
    stillWaiting: async (id) => DONE.test(id) || stillWaiting(id),
    ...{ ...DEFAULTS.notify, ...settings },
    onFault: ignoreStateErrors(logFaults(log)),
    record: identity.audit.record,
    countTest: (userId) => windows.count(`notify-test:${userId}`, HOUR_MS),
  });
  const usersOf = async ({ owner, userId }: Pick<UnseenRequest, 'owner' | 'userId'>): Promise<string[]> =>
    userId === null
      ? (await identity.users.list()).flatMap(({ id, owners }) => (owners.includes(owner) ? [id] : []))
      : [userId];
  return {
    notify,
    /** For requests that nobody sees. A message says who asks and where; what is asked goes to targets that include it. */
    ringing: {
      ring: async ({ requestId, by, workspace, title, command, ...request }: UnseenRequest): Promise<void> =>
        notify.ring({
          requestId,
          userIds: await usersOf(request),
          title: `${by} asks`,
          text: `in ${workspace}`,
          command: command === undefined ? title : `${title}\n${command}`,
          url: request.url,
          priority: 'high',
        }),
      canRing: async (request: Pick<UnseenRequest, 'owner' | 'userId'>) => notify.canRing(await usersOf(request)),
    },
    service: implement<Notify, Callers>({ ...operations, validators }, notifyHandlers(notify)),
    /** The section of the account page. */
    notifications: async (userId: string, browser: string | null) => ({
      content: notificationsSection(await notify.get(userId), browser),
      script,
    }),
  };
}
