import { allParametersOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

const SUPPORTED = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' };

export const parameterStyle: Rule = {
  name: 'parameter-style',
  refuses:
    'parameters with `content` or with the styles `deepObject`, `pipeDelimited`, `spaceDelimited`, `matrix` or `label`: repeat the parameter for a list, or separate items by commas with `explode: false`',
  *check(document) {
    for (const { at, node } of allParametersOf(document)) {
      const { in: place, style = SUPPORTED[place] } = node;
      if (style !== SUPPORTED[place])
        yield { at: [...at, 'style'], reason: `the style ${style} is not supported; use ${SUPPORTED[place]}` };
      if (node.content) yield { at: [...at, 'content'], reason: 'content is not supported in a parameter; use schema' };
    }
  },
};
