import { conformance } from './conformance.ts';
import { filesContain } from './files-contain.ts';
import { useFolders } from './temporary-folder.ts';

const createFolder = useFolders();

conformance({
  name: 'SQLite',
  createPlace: async () => ({ dataDir: await createFolder() }),
  holds: ({ dataDir }, text) => filesContain(dataDir, text),
});
