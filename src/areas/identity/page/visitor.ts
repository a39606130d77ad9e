// The user who opens a page. Browsers send the session cookie to all ports of this host, and accept one from each of them:
// it can belong to somebody else. So a page is shown only for a session whose proof this browser has. A browser that opens a
// page without the proof gets a shell, whose script requests the same page with the proof.
import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from 'koa';
import { script } from '../../../../generated/pages/shell.ts';
import { html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { isNavigation, sendPage } from '../../../pages/send-page.ts';
import { readSession } from '../cookie.ts';
import type { IdentityService } from '../service.ts';

/** The browser has sent the session cookie without the proof of the session. It gets the shell instead of the page. */
export class ProofNeeded extends Error {}

/** The user who is logged in with the browser. Null without a session for the path `use`. Throws ProofNeeded. */
export async function findVisitor(identity: IdentityService, headers: IncomingHttpHeaders, use?: string) {
  const credential = readSession(headers);
  const { 'annex-proof': proof } = headers;
  if (credential !== null && proof === undefined && isNavigation(headers)) throw new ProofNeeded();
  const caller = credential === null || !proof ? null : await identity.callers.findByCookie(credential, use);
  const user = caller && (await identity.users.find(caller.userId));
  return user ? { userId: user.id, sessionId: caller.sessionId, name: user.name, owners: user.owners } : null;
}

const PAGE = createPage({
  title: 'Annex',
  plain: true,
  scripts: [script],
  body: html`<noscript><p>While you are logged in, this site requires JavaScript. Turn it on, or delete this site’s cookies.</p></noscript>
<p role="alert" hidden>The platform is not responding. Reload this page to try again.</p>`,
});

/** Allows what any of our pages needs. The shell is constant, and the page that replaces it adds a stricter policy. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  'frame-src http: https:',
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SHELL: Page = {
  html: PAGE.html,
  headers: {
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'display-capture=(self), geolocation=()',
  },
};

export const sendShellWithoutProof: Middleware = async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof ProofNeeded)) throw error;
    sendPage(context, 200, SHELL);
  }
};
