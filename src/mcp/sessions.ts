// MCP sessions over HTTP. A session keeps its first workspace, whatever the user opens.
import { randomBytes, randomUUID } from 'node:crypto';
import { hmac } from '../base/secrets.ts';
import type { KeyHolder, ViewerPanel } from './viewer-tools.ts';

/** Sessions per key. The least recently used ones are dropped. */
const MAX_PER_KEY = 256;

export class McpSessions {
  readonly #panelOf: (holder: KeyHolder) => ViewerPanel | Promise<ViewerPanel>;
  readonly #secret = randomBytes(32);
  /** Workspaces by key id, then by session id. */
  readonly #workspaces = new Map<string, Map<string, string>>();

  constructor(panelOf: (holder: KeyHolder) => ViewerPanel | Promise<ViewerPanel>) {
    this.#panelOf = panelOf;
  }

  /** An id signed for its key, so that nothing is stored before the session is used. */
  begin(keyId: string): string {
    const id = randomUUID();
    return `${id}.${this.#sign(keyId, id)}`;
  }

  /** Whether this process began the session for the key. */
  isOwn(keyId: string, session: string): boolean {
    const [id = '', signature] = session.split('.');
    return signature === this.#sign(keyId, id);
  }

  /** For a call in a session; `asked` is the call's own argument. Sessions of other processes do not count. */
  async panel(keyId: string, session: string, holder: KeyHolder, asked: string | undefined): Promise<ViewerPanel> {
    if (asked !== undefined && !asked.startsWith(`${holder.owner}/`)) {
      throw new Error(`${asked} belongs to another owner. Use a workspace of ${holder.owner}.`);
    }
    const standing = asked === undefined ? await this.#panelOf(holder) : null;
    if (standing && !standing.isGuess && standing.workspace) return standing;
    const bound = this.isOwn(keyId, session) ? this.#bind(keyId, session, asked ?? nameOf(standing)) : null;
    const workspace = asked ?? bound;
    return workspace === null ? (standing as ViewerPanel) : this.#panelOf({ ...holder, workspace });
  }

  /** Keeps the first workspace. */
  #bind(keyId: string, id: string, workspace: string | null): string | null {
    const ofKey = this.#workspaces.get(keyId) ?? new Map<string, string>();
    const first = ofKey.get(id) ?? workspace;
    if (first === null) return null;
    ofKey.delete(id); // to the end: used last
    this.#workspaces.set(keyId, ofKey.set(id, first));
    const [oldest = ''] = ofKey.keys();
    if (ofKey.size > MAX_PER_KEY) ofKey.delete(oldest);
    return first;
  }

  #sign(keyId: string, id: string): string {
    return hmac(this.#secret, `${keyId} ${id}`);
  }
}

function nameOf(panel: ViewerPanel | null): string | null {
  const path = panel?.workspace?.().path;
  return path ? `${path.owner}/${path.repo}` : null;
}
