import { basePaths } from '../servers.ts';
import { operationsOf } from './places.ts';
import type { Rule } from './rule.ts';

export const servers: Rule = {
  name: 'servers',
  refuses:
    'servers of several base paths, with variables in the path, or of a single path or operation: one base path leads to all operations',
  *check(document) {
    const paths = basePaths(document);
    if (paths.size > 1)
      yield { at: ['servers'], reason: `the base path is one of ${[...paths].join(', ')}; it has to be one` };
    if ([...paths].some((path) => path.includes('{'))) {
      yield { at: ['servers'], reason: 'a base path cannot hold variables' };
    }
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      if (item.servers) yield { at: ['paths', path, 'servers'], reason: 'a path cannot have servers of its own' };
    }
    for (const { at, node } of operationsOf(document)) {
      if (node.servers) yield { at: [...at, 'servers'], reason: 'an operation cannot have servers of its own' };
    }
  },
};
