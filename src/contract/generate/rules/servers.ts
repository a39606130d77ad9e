import { basePaths } from '../servers.ts';
import { operationsOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const servers: Rule = {
  name: 'servers',
  refuses:
    'servers with different base paths or with variables in the base path, and servers of a single path or operation: all operations share one base path',
  *check(document) {
    const paths = basePaths(document);
    if (paths.size > 1)
      yield { at: ['servers'], reason: `the servers have different base paths (${[...paths].join(', ')}); use one` };
    if ([...paths].some((path) => path.includes('{'))) {
      yield { at: ['servers'], reason: 'a base path cannot contain variables' };
    }
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      if (item.servers) yield { at: ['paths', path, 'servers'], reason: 'a path cannot have its own servers' };
    }
    for (const { at, node } of operationsOf(document)) {
      if (node.servers) yield { at: [...at, 'servers'], reason: 'an operation cannot have its own servers' };
    }
  },
};
