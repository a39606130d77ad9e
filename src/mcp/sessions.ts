// MCP sessions over HTTP. A session keeps its first workspace, whatever the user opens.
import { randomBytes, randomUUID } from 'node:crypto';
import { hmac } from '../base/secrets.ts';
import type { KeyHolder, ViewerPanel } from './viewer-tools.ts';

/** Sessions per key. The least recently used ones are dropped. */
const MAX_PER_KEY = 256;

export function createMcpSessions(panelOf: (holder: KeyHolder) => ViewerPanel | Promise<ViewerPanel>) {
  const secret = randomBytes(32);
  /** Workspaces by key id, then by session id. */
  const workspaces = new Map<string, Map<string, string>>();

  /** An id signed for its key, so that nothing is stored before the session is used. */
  function begin(keyId: string): string {
    const id = randomUUID();
    return `${id}.${sign(keyId, id)}`;
  }

  /** Whether this process began the session for the key. */
  function isOwn(keyId: string, session: string): boolean {
    const [id = '', signature] = session.split('.');
    return signature === sign(keyId, id);
  }

  /** For a call in a session; `asked` is the call's own argument. Sessions of other processes do not count. */
  async function panel(
    keyId: string,
    session: string,
    holder: KeyHolder,
    asked: string | undefined,
  ): Promise<ViewerPanel> {
    if (asked !== undefined && !asked.startsWith(`${holder.owner}/`)) {
      throw new Error(`${asked} belongs to another owner. Use a workspace of ${holder.owner}.`);
    }
    const standing = asked === undefined ? await panelOf(holder) : null;
    if (standing && !standing.isGuess && standing.workspace) return standing;
    const bound = isOwn(keyId, session) ? bind(keyId, session, asked ?? nameOf(standing)) : null;
    const workspace = asked ?? bound;
    return workspace === null ? (standing as ViewerPanel) : panelOf({ ...holder, workspace });
  }

  /** Keeps the first workspace. */
  function bind(keyId: string, id: string, workspace: string | null): string | null {
    const ofKey = workspaces.get(keyId) ?? new Map<string, string>();
    const first = ofKey.get(id) ?? workspace;
    if (first === null) return null;
    ofKey.delete(id); // to the end: used last
    workspaces.set(keyId, ofKey.set(id, first));
    const [oldest = ''] = ofKey.keys();
    if (ofKey.size > MAX_PER_KEY) ofKey.delete(oldest);
    return first;
  }

  const sign = (keyId: string, id: string): string => hmac(secret, `${keyId} ${id}`);
  return { begin, isOwn, panel };
}

function nameOf(panel: ViewerPanel | null): string | null {
  const path = panel?.workspace?.().path;
  return path ? `${path.owner}/${path.repo}` : null;
}
