import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/base/state/open.ts';
import { conformance } from './conformance.ts';
import { filesContain } from './files-contain.ts';
import { usePostgres } from './postgres-server.ts';
import { useFolders } from './temporary-folder.ts';

const server = usePostgres();
const createFolder = useFolders();

conformance({
  name: 'PostgreSQL',
  createPlace: async () => ({ dataDir: await createFolder(), url: await server().createUrl() }),
  holds: (_, text) => filesContain(server().dataDir, text),
});

describe('PostgreSQL', () => {
  it('gets at most as many connections for statements as the settings allow', async () => {
    const place = { dataDir: await createFolder(), url: await server().createUrl() };
    const database = await openDatabase({ ...place, role: 'server', connections: 2 });
    try {
      const ask = () => database.read({ text: 'select pg_backend_pid() as pid, pg_sleep(0.01)', values: [] });
      const rows = (await Promise.all(Array.from({ length: 12 }, ask))).flat();
      expect(rows).toHaveLength(12);
      expect(new Set(rows.map((row) => row['pid'])).size).toBeLessThanOrEqual(2);
    } finally {
      await database.close();
    }
  });
});
