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

/** The last 8 of 32 digits count: a random number for each request would cost more. */
export function newRequestId(): string {
  if (count === COUNT_END) {
    prefix = randomBytes(12).toString('hex');
    count = COUNT_START;
  }
  return prefix + (count++).toString(16);
}

/** All counts have 8 hexadecimal digits and are small integers for V8. */
const COUNT_START = 0x1000_0000;
const COUNT_END = 0x3fff_ffff;
let count = COUNT_END;
let prefix = '';
