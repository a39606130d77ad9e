// Problems as HTML pages, the same on every server.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { DrawProblem } from '../contract/server/index.ts';
import { problemPage } from '../pages/problem.ts';
import type { Visit } from '../pages/site-bar.ts';

export type VisitOf = (request: IncomingMessage) => Promise<Visit>;

export const problemPages =
  (visitOf: VisitOf): DrawProblem =>
  (problem, request) => {
    if (!isNavigation(request.headers)) return null;
    return visitOf(request).then((visit) => {
      const { html, headers } = problemPage({ name: problem.name, ...problem.toJSON() }, visit);
      const nosniff = headers.indexOf('X-Content-Type-Options'); // goes with every problem already
      return { html, headers: headers.filter((_, index) => index !== nosniff && index !== nosniff + 1) };
    });
  };

/** A navigation of a browser, not a call by a program or script. */
function isNavigation({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  return /\btext\/html\b/i.test(accept) && (mode === undefined || mode === 'navigate');
}
