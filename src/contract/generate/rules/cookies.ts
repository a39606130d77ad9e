import { allParametersOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const cookies: Rule = {
  name: 'cookies',
  refuses: 'a cookie parameter that is required or has a default, because pages cannot set the Cookie header',
  *check(document) {
    for (const { at, node } of allParametersOf(document)) {
      if (node.in !== 'cookie') continue;
      const { name, required, schema } = node;
      if (required)
        yield {
          at: [...at, 'required'],
          reason: `the cookie ${name} cannot be required, because only browsers can send it`,
        };
      if (schema?.default !== undefined)
        yield { at: [...at, 'schema'], reason: `the cookie ${name} cannot have a default` };
    }
  },
};
