// What the person reads about a login, on the terminal and from `annex callback return`.
import { hostname } from 'node:os';
import type { Shown } from './logins.ts';

export interface Names {
  readonly program: string;
  readonly gateway: string;
  /** The gateway's /return; null if the person's browser does not reach it. */
  readonly page: string | null;
}

const FORM =
  "The login ends with a form, so the address of that page has no code. On that page, press F12, choose Network, reload, and copy the form's data (code=...&state=...).";

/** For a login whose address does not say how its answer comes back. */
const LIMITS = 'A code can be returned, but no token, nor what comes by https or after a #.';

/** What the person has to know before they log in. */
export function noteOf({ kind, port, obstacle, isForm }: Shown): string | null {
  if (obstacle) return `annex callback cannot return the answer of this login: ${obstacle}.`;
  if (isForm) return FORM;
  return kind === 'login' && port === undefined ? LIMITS : null;
}

export function linesOf({ program, gateway, page }: Names, shown: Shown): string[] {
  const { kind, url, host, mailbox, port, listener, isForm, obstacle } = shown;
  const target = listener?.addresses.at(-1) === '::1' ? '[::1]' : '127.0.0.1';
  const forward = `ssh -N -L ${port}:${target}:${port} ${hostname()}`;
  const place = page && mailbox ? `at ${page}#${mailbox}` : "into 'annex callback return', in a second terminal here";
  const way = (what: string) => (mailbox ? `Paste ${what} ${place}` : `Start the gateway at ${gateway} first`);
  const note = noteOf(shown) ?? [];
  if (kind === 'open') return [`${program} wants to open:  ${url}`];
  if (kind === 'port')
    return [
      `${program} listens on port ${port}. A login ends at ${url}, and the page does not open? ${way('its address')}`,
      `  ${LIMITS}`,
    ];
  const lines = [`${program} wants you to log in at ${host}:  ${url}`];
  if (!obstacle)
    lines.push(`The page after the login does not open? ${way(isForm ? "its form's data" : 'its address')}`);
  lines.push(...[note].flat().map((text) => (obstacle ? text : `  ${text}`)));
  if (port && obstacle) lines.push(`  If your browser is on another machine, run there before you log in:  ${forward}`);
  else if (port && (isForm || process.env['SSH_CONNECTION']))
    lines.push(`  or run on your computer, then reload that page:  ${forward}`);
  return lines;
}
