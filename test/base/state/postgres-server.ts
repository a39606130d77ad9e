import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../scripts/postgres-server.ts';

/** One real server for the tests of a file, fsync on, in a temporary folder that is gone afterwards. */
export const usePostgres = (): (() => PostgresServer) => {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.remove();
  });
  return () => {
    if (!server) throw new Error('the server starts in beforeAll');
    return server;
  };
};
