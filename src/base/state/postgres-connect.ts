import postgres from 'postgres';

/** Timeouts of the server: for a statement that hangs, and for the locks of a node that hangs in a transaction. */
const STATEMENT_TIMEOUT_MS = 60_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

export const connect = (url: string, connections: number, responseTimeoutMs: number) =>
  postgres(url, {
    max: connections,
    connect_timeout: responseTimeoutMs / 1_000,
    backoff: (attempt) => Math.min(0.02 * 2 ** attempt, 0.25),
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    types: { int8: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: {
      application_name: 'annex',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
  });

export type Sql = ReturnType<typeof connect>;
