// The platform of ring.ts, which is killed. ada has one target at the address in the arguments. A message from the parent is
// the id of a request to ring for, or `lines`.

import type { NotifyService } from '../../src/areas/notify/service.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import { startPlatformIn } from '../start-platform.ts';

const [folder = '', url = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir: folder, role: 'server' });
let notify: NotifyService | undefined;
const platform = await startPlatformIn(folder, {
  database,
  intents: { sweepMs: 100 },
  notify: {
    privateHosts: [new URL(url).host],
    stillWaiting: async () => true,
    limits: { timeoutMs: 300, turnMs: 1, lostMs: 1_000 },
  },
  load: async (options) => {
    const { createAreas } = await import('../../src/servers/platform-areas.ts');
    const areas = await createAreas(options);
    notify = areas.notify;
    return areas;
  },
});
await platform.prepare();
if (!notify) throw new Error('the areas were not loaded');
const ring = notify;
const { id: userId } = await platform.identity.users.ensure('ada', ['demo']);
if (!(await ring.canRing([userId]))) await ring.create(userId, { kind: 'preset', preset: 'webhook', url });

process.on('message', async (message) => {
  if (message === 'lines') {
    const text = 'select request_id, state, tries from notify_deliveries';
    return process.send?.(await database.read({ text, values: [] }));
  }
  const requestId = String(message);
  const words = { title: 'Soak asks', text: requestId, url: 'http://localhost/inbox', priority: 'normal' } as const;
  await ring.ring({ requestId, userIds: [userId], ...words });
  process.send?.(requestId);
});
process.send?.({ userId });
