import type { OnRefused } from '../../contract/server/index.ts';
import { describeRefusal } from './callback.ts';
import { isPreview } from './link-preview.ts';
import type { GatewayService } from './service.ts';

/** Of a callback that names several; each may be looked up in the database. */
const MAX_STATES = 2;

/** Tells the owner of the state that the callback does not match the document. */
export const tellRefused =
  (gateway: GatewayService): OnRefused =>
  (problem, { querystring, rawBody, method, header }) => {
    if (isPreview(header)) return;
    const parameters = method === 'GET' ? querystring : typeof rawBody === 'string' ? rawBody : '';
    const states = new Set(new URLSearchParams(parameters).getAll('state'));
    for (const state of [...states].slice(0, MAX_STATES)) gateway.refuse(state, describeRefusal(problem));
  };
