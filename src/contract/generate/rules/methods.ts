import type { Rule } from './rule.ts';

export const methods: Rule = {
  name: 'methods',
  refuses: 'operations of `head`, `options` and `trace`: HEAD follows from GET, OPTIONS from `x-cors`',
  *check({ paths = {} }) {
    for (const [path, item] of Object.entries(paths)) {
      for (const method of ['head', 'options', 'trace'].filter((name) => name in item)) {
        yield { at: ['paths', path, method], reason: `${method.toUpperCase()} cannot be an operation of its own` };
      }
    }
  },
};
