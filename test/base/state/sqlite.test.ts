import { conformance } from './conformance.ts';
import { filesHold } from './files-hold.ts';
import { useFolders } from './temporary-folder.ts';

const createFolder = useFolders();

conformance({
  name: 'SQLite',
  createPlace: async () => ({ dataDir: await createFolder() }),
  holds: ({ dataDir }, text) => filesHold(dataDir, text),
});
