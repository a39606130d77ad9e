// Problems as HTML pages, the same on every server.
import type { IncomingMessage } from 'node:http';
import { SHELL } from '../areas/identity/page/shell.ts';
import { ProofNeeded } from '../areas/identity/page/visitor.ts';
import type { RenderProblem } from '../contract/server/index.ts';
import { problemPage } from '../pages/problem.ts';
import { isNavigation } from '../pages/send-page.ts';
import type { Visit } from '../pages/site-bar.ts';

export type VisitOf = (request: IncomingMessage) => Promise<Visit>;

export const problemPages =
  (visitOf: VisitOf): RenderProblem =>
  (problem, request) => {
    if (!isNavigation(request.headers)) return null;
    const render = (visit: Visit) => problemPage({ name: problem.name, ...problem.toJSON() }, visit);
    return visitOf(request).then(render, (error: unknown) => {
      if (error instanceof ProofNeeded) return SHELL;
      throw error;
    });
  };
