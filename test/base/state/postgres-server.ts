import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../scripts/postgres-server.ts';
import { keepForFile } from '../../children.ts';

/** Starts one real server, with fsync, for the tests of a file, in a temporary directory that is deleted afterwards. */
export const usePostgres = (): (() => PostgresServer) => {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    const started = await startPostgres();
    server = { ...started, start: () => keepForFile(started.start) };
  });
  beforeEach(() => keepForFile(async () => server?.ready()));
  afterAll(async () => {
    await server?.remove();
  });
  return () => {
    if (!server) throw new Error('the server starts in beforeAll');
    return server;
  };
};
