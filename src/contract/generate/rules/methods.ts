import type { Rule } from './rule.ts';

export const methods: Rule = {
  name: 'methods',
  refuses: '`head`, `options` and `trace` operations: HEAD is served for every GET, OPTIONS for `x-cors`',
  *check({ paths = {} }) {
    for (const [path, item] of Object.entries(paths)) {
      for (const method of ['head', 'options', 'trace'].filter((name) => name in item)) {
        yield {
          at: ['paths', path, method],
          reason: `${method.toUpperCase()} operations are not supported; remove it`,
          skipped: true,
        };
      }
    }
  },
};
