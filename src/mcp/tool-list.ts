// The tools that a host lists. Their descriptions cost its model tokens, so users can choose groups of them.
import type { Tool } from '@modelcontextprotocol/server';
import { TOOL_GROUPS, TOOL_SCOPES, TOOLS } from '../../generated/mcp/tools.ts';
import type { ViewerTools } from './viewer-tools.ts';

const GROUPS = [...new Set(Object.values(TOOL_GROUPS).flat())];

/** The groups in a list such as `pages,paste`. Throws an error if one does not exist. */
export function groupsIn(list: string): readonly string[] {
  const groups = list.split(',').map((group) => group.trim());
  const unknown = groups.find((group) => !GROUPS.includes(group));
  if (unknown === undefined) return groups;
  throw new Error(`unknown group of tools '${unknown}'. Choose from: ${GROUPS.join(', ')}`);
}

/** Without chosen groups: what the caller may use. */
export function listTools({ groups, scopes }: Pick<ViewerTools, 'groups' | 'scopes'>): Tool[] {
  const isListed = (name: keyof typeof TOOL_GROUPS) => {
    const own = TOOL_GROUPS[name];
    if (groups) return own.length === 0 || own.some((group) => groups.includes(group));
    return !scopes || TOOL_SCOPES[name].every((scope) => scopes.includes(scope));
  };
  return TOOLS.filter(({ name }) => isListed(name as keyof typeof TOOL_GROUPS));
}
