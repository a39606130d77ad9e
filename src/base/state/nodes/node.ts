import type { Database } from '../port.ts';
import { Mailbox } from './mailbox.ts';
import { nodeName, Presence } from './presence.ts';

/** This process, as one of several that share a PostgreSQL database. */
export class Node {
  readonly mailbox: Mailbox;
  readonly #presence: Presence;

  private constructor(presence: Presence, mailbox: Mailbox) {
    this.#presence = presence;
    this.mailbox = mailbox;
  }

  /** `url` is the URL of `database`; `baseUrl` the address of the platform. */
  static async join(url: string, database: Database, onFault: (error: unknown) => void, baseUrl = ''): Promise<Node> {
    const presence = await Presence.announce(url, nodeName(baseUrl));
    return new Node(presence, new Mailbox(database, presence.node, onFault));
  }

  get id(): string {
    return this.#presence.node;
  }

  async close(): Promise<void> {
    await this.mailbox.close();
    await this.#presence.close();
  }
}
