import { basePaths } from '../servers.ts';
import type { Rule } from './rule.ts';

export const servers: Rule = {
  name: 'servers',
  refuses:
    'servers with different base paths, of which the first is used, and variables in a base path, whose default values are used: choose another base path with `--base`',
  *check(document) {
    const paths = basePaths(document);
    if (paths.size > 1) {
      const reason = `the servers have different base paths (${[...paths].join(', ')}); the first is used`;
      yield { at: ['servers'], reason, skipped: true };
    }
    for (const [index, { url }] of (document.servers ?? []).entries()) {
      if (!/^([a-z]+:\/\/)?[^/]*\/.*\{/i.test(url)) continue;
      const reason = 'the base path has variables; their default values are used';
      yield { at: ['servers', index, 'url'], reason, skipped: true };
    }
  },
};
