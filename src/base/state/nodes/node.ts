import type { Database } from '../port.ts';
import { Mailbox } from './mailbox.ts';
import { Presence } from './presence.ts';

/** This process, as one of several that share a PostgreSQL database. */
export interface Node {
  readonly id: string;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

/** `url` is the URL of `database`. */
export async function joinNodes(url: string, database: Database, onFault: (error: unknown) => void): Promise<Node> {
  const presence = await Presence.announce(url);
  const mailbox = new Mailbox(database, presence.node, onFault);
  return {
    id: presence.node,
    mailbox,
    close: async () => {
      await mailbox.close();
      await presence.close();
    },
  };
}
