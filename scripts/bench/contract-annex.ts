// Our contract layer with the measured operation: generated table and validators, and a handler that only responds.
import { hash } from 'node:crypto';
import Koa from 'koa';
import type { Workspace } from '../../generated/workspace/contract.ts';
import * as tables from '../../generated/workspace/operations.ts';
import { validators } from '../../generated/workspace/validators.js';
import type { Callers } from '../../src/base/caller.ts';
import { implement, listen, operations } from '../../src/contract/server/index.ts';

const keys = new Map<string, Callers['apiKey']>([
  [hash('sha256', process.env['BENCH_API_KEY'] ?? ''), { scheme: 'apiKey', keyId: 'bench', owner: 'acme' }],
]);

const app = new Koa();
app.use(
  operations<Callers>({
    services: [
      implement<Workspace, Callers, Exclude<keyof Workspace, 'controlWebview'>>(
        { ...tables, validators },
        { controlWebview: (_, reply) => reply.empty(204) },
        { rules: { 'workspace-owner': () => {} } },
      ),
    ],
    authenticate: (scheme, credential) => (scheme === 'apiKey' ? (keys.get(hash('sha256', credential)) ?? null) : null),
    origin: () => '',
    violations: 'report',
    onRequest: () => {},
    onFault: (error) => console.error(error),
  }),
);
const { port } = await listen(app.callback(), '127.0.0.1', 0);
console.log(`{"port":${port}}`);
