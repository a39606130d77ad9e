import type { Database } from '../port.ts';
import { createMailbox } from './mailbox.ts';
import { announcePresence, nodeName } from './presence.ts';

/** This process, as one of several that share a PostgreSQL database. */
export type Node = Awaited<ReturnType<typeof joinNodes>>;

/** `url` is the URL of `database`; `baseUrl` the address of the platform. */
export async function joinNodes(url: string, database: Database, onFault: (error: unknown) => void, baseUrl = '') {
  const presence = await announcePresence(url, nodeName(baseUrl));
  const mailbox = createMailbox(database, presence.node, onFault);
  const close = async () => {
    await mailbox.close();
    await presence.close();
  };
  return { id: presence.node, mailbox, close };
}
