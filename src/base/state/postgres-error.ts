import postgres from 'postgres';
import { StateError, type StateErrorCode } from './port.ts';

// Classes of SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html; the first matching prefix counts.
const STATES: readonly (readonly [prefix: string, code: StateErrorCode])[] = [
  ['53100', 'full'],
  ['25006', 'unwritable'],
  ['42501', 'unwritable'],
  ['23', 'conflict'],
  ['28', 'unsupported'],
  ['3D', 'unsupported'],
  ['53', 'unavailable'],
  ['54', 'too-large'],
  ['55P03', 'unavailable'],
  ['57014', 'unavailable'],
  ['40', 'unavailable'],
];

const codeOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof StateError) && 'code' in error ? String(error.code) : '';

/** The connection is lost: an error of the socket, TLS or the client's pool, or the server is shutting down. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof postgres.PostgresError ? /^(08|57P0)/.test(error.code) : codeOf(error) !== '';

/** No connection was established, so nothing was sent. */
export const isUnreachable = (error: unknown): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECTION_ENDED|57P03)$/.test(codeOf(error));

/** The server rolled back the transaction, which can be retried: serialization failure or deadlock. */
export const isRetryable = (error: unknown): boolean => /^(40001|40P01)$/.test(codeOf(error));

/** Other errors, such as invalid SQL, are bugs and returned unchanged. */
export const toStateError = (error: unknown, server: string, committing: boolean): unknown => {
  if (!(error instanceof Error) || error instanceof StateError) return error;
  if (isConnectionLost(error)) {
    return committing && !isUnreachable(error)
      ? new StateError('deadline', `lost the connection to ${server} during a commit; the outcome is unknown`, {
          cause: error,
        })
      : new StateError('unavailable', `cannot reach ${server} (${error.message})`, { cause: error });
  }
  const state = codeOf(error);
  const match = STATES.find(([prefix]) => state.startsWith(prefix));
  return match ? new StateError(match[1], `${server} returned an error: ${error.message}`, { cause: error }) : error;
};
