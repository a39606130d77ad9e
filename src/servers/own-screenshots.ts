import type { PasteService } from '../areas/paste/service.ts';
import type { Screenshots } from '../mcp/viewer-tools.ts';

/** The screenshots of one owner, for MCP tools in the same process. */
export function ownScreenshots(pastes: PasteService, owner: string): Screenshots {
  const checkOwner = async (id: string): Promise<string> => {
    await pastes.checkOwner(id, owner);
    return id;
  };
  return {
    list: (query) => pastes.list(owner, query),
    get: async (id) => pastes.get(await checkOwner(id)),
    image: async (id, variant) => pastes.image(await checkOwner(id), variant),
    text: async (id) => pastes.text(await checkOwner(id)),
    store: (bytes, fileName, title) => pastes.paste({ owner, bytes, title, fileName }),
    rename: async (id, name) => pastes.rename(await checkOwner(id), name, 'agent'),
    undo: async (id) => pastes.undo(await checkOwner(id)),
    remove: async (id) => pastes.remove(await checkOwner(id)),
    restore: async (id) => pastes.restore(await checkOwner(id)),
  };
}
