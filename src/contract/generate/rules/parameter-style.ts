import { allParametersOf } from './places.ts';
import type { Rule } from './rule.ts';

const USUAL = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' };

export const parameterStyle: Rule = {
  name: 'parameter-style',
  refuses:
    'parameters in `deepObject`, `pipeDelimited`, `spaceDelimited`, `matrix` or `label` style, and in `content`: a list is repeated, or joined by commas with `explode: false`',
  *check(document) {
    for (const { at, node } of allParametersOf(document)) {
      const { in: place, style = USUAL[place] } = node;
      if (style !== USUAL[place]) yield { at: [...at, 'style'], reason: `${style} is not read; write ${USUAL[place]}` };
      if (node.content) yield { at: [...at, 'content'], reason: 'a parameter has a schema, not a media type' };
    }
  },
};
