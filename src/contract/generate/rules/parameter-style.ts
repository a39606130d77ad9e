import { allParametersOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

const SUPPORTED = { path: ['simple'], query: ['form', 'deepObject'], header: ['simple'], cookie: ['form'] };

export const parameterStyle: Rule = {
  name: 'parameter-style',
  refuses:
    'parameters with the styles `pipeDelimited`, `spaceDelimited`, `matrix` or `label`: repeat the parameter for a list, or separate items by commas with `explode: false`',
  *check(document) {
    for (const { at, node } of allParametersOf(document)) {
      const [usual = '', ...others] = SUPPORTED[node.in] ?? [];
      const { style = usual } = node;
      if (style !== usual && !others.includes(style) && !node.content)
        yield { at: [...at, 'style'], reason: `the style ${style} is not supported; use ${usual}` };
    }
  },
};
