// The id of a request, for log lines and responses.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The header of W3C Trace Context: version, trace id, parent id and flags. */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-[\x21-\x7e]*)?$/;

const ID = Symbol('request id');

/** The trace id of a caller that sends `traceparent`, else a new id of the same form. */
export function requestId(request: IncomingMessage & { [ID]?: string }): string {
  const { traceparent } = request.headers;
  request[ID] ??= (typeof traceparent === 'string' && TRACE_PARENT.exec(traceparent)?.[1]) || newRequestId();
  return request[ID];
}

/** Random at the start of the process and counted from then on: a random number for each request would cost more. */
export const newRequestId = (): string => PROCESS_ID + (++requests).toString(16).padStart(16, '0');

const PROCESS_ID = randomBytes(8).toString('hex');
let requests = 0;
