import type { OnRefused } from '../../contract/server/index.ts';
import { describeRefusal } from './callback-checks.ts';
import { isPreview } from './link-preview.ts';
import type { GatewayService } from './service.ts';

/** Limit for a callback with several states, because each may be looked up in the database. */
const MAX_STATES = 2;

/** Notifies the client that registered the state when its callback does not match the API document. */
export const notifyOfRefusedCallback =
  (gateway: GatewayService): OnRefused =>
  (problem, { querystring, rawBody, method, header }) => {
    if (isPreview(header)) return;
    const parameters = method === 'GET' ? querystring : typeof rawBody === 'string' ? rawBody : '';
    const states = new Set(new URLSearchParams(parameters).getAll('state'));
    for (const state of [...states].slice(0, MAX_STATES)) gateway.notifyOfRefusal(state, describeRefusal(problem));
  };
