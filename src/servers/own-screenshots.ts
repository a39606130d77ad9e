import type { PasteService } from '../areas/paste/service.ts';
import type { Screenshots } from '../mcp/viewer-tools.ts';

/** The screenshots of one owner, for MCP tools in the same process. */
export function ownScreenshots(pastes: PasteService, owner: string): Screenshots {
  const checkOwner = async (id: string): Promise<string> => {
    await pastes.checkOwner(id, owner);
    return id;
  };
  return {
    list: async (limit) => (await pastes.list(owner, { limit })).screenshots,
    latest: async () => (await pastes.list(owner, { limit: 1 })).latest,
    next: async (after) => (await pastes.list(owner, { after, limit: 1 })).screenshots[0],
    get: async (id) => pastes.get(await checkOwner(id)),
    image: async (id) => pastes.image(await checkOwner(id), 'model'),
    rename: async (id, name) => pastes.rename(await checkOwner(id), name, 'agent'),
    undo: async (id) => pastes.undo(await checkOwner(id)),
  };
}
