import { conformance } from './conformance.ts';
import { filesHold } from './files-hold.ts';
import { usePostgres } from './postgres-server.ts';
import { useFolders } from './temporary-folder.ts';

const server = usePostgres();
const createFolder = useFolders();

conformance({
  name: 'PostgreSQL',
  createPlace: async () => ({ dataDir: await createFolder(), url: await server().createUrl() }),
  holds: (_, text) => filesHold(server().dataDir, text),
});
