// `x-rule`: authorization rules of the document, enforced by the contract layer.
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../generated/workspace/contract.ts';
import * as tables from '../../generated/workspace/operations.ts';
import { validators } from '../../generated/workspace/validators.js';
import type { Callers } from '../../src/base/caller.ts';
import { Problem } from '../../src/base/problem.ts';
import type { Rules } from '../../src/contract/handler.ts';
import { answerProblems, implement, listen, operations } from '../../src/contract/server/index.ts';
import { problemOf, useRunning } from '../running.ts';

const running = useRunning();

type Pending = Exclude<keyof Workspace, 'controlWebview' | 'getPanelCatalog'>;
const serviceOf = (rules: Rules<Workspace, Callers>) =>
  implement<Workspace, Callers, Pending>(
    { ...tables, validators },
    {
      controlWebview: (_, reply) => reply.empty(204),
      getPanelCatalog: (_, reply) => reply.json(200, { categories: [] }),
    },
    { rules },
  );

async function start(rules: Rules<Workspace, Callers>): Promise<string> {
  const served = operations<Callers>({
    services: [serviceOf(rules)],
    authenticate: (_, credential) => ({ scheme: 'apiKey', keyId: 'key', owner: credential }),
    origin: () => '',
    violations: 'throw',
    onRequest: () => {},
    onFault: (error) => expect.unreachable(String(error)),
  });
  const app = new Koa().use(answerProblems()).use(served);
  const { port, close } = await listen(app.callback(), '127.0.0.1', 0);
  running.onClose(close);
  return `http://127.0.0.1:${port}`;
}

const control = (url: string, owner: string, body: string): Promise<Response> =>
  fetch(`${url}/api/panels/webview/${owner}/rover`, {
    method: 'PATCH',
    headers: { 'X-Api-Key': 'demo', 'Content-Type': 'application/json' },
    body,
  });
const refresh = JSON.stringify({ action: 'refresh', panelId: 'panel-1' });

describe('a rule of the document', () => {
  it.each([
    ['at once', (refuse: () => void) => refuse()],
    ['later', async (refuse: () => void) => refuse()],
  ])('allows or refuses %s, before the body is read', async (_, when) => {
    const url = await start({
      'workspace-owner': ({ caller, path }) =>
        when(() => {
          if (caller.scheme === 'apiKey' && caller.owner !== path.owner) throw new Problem('other-owner');
        }),
    });
    expect((await control(url, 'demo', refresh)).status).toBe(204);
    expect(await problemOf(await control(url, 'acme', refresh))).toMatchObject({ status: 403, name: 'other-owner' });
    expect(await problemOf(await control(url, 'acme', '{'))).toMatchObject({ status: 403, name: 'other-owner' });
    expect((await control(url, 'demo', '{')).status).toBe(400);
  });

  it('does not apply to an operation with the rule none', async () => {
    const url = await start({ 'workspace-owner': () => expect.unreachable() });
    expect((await fetch(`${url}/api/panels/catalog`, { headers: { 'X-Api-Key': 'demo' } })).status).toBe(200);
  });

  it('prevents the server from starting if it is not implemented', () => {
    expect(() => serviceOf({} as unknown as Rules<Workspace, Callers>)).toThrow(
      'the document uses the rule workspace-owner, which is not implemented; pass it in `rules`',
    );
  });
});
