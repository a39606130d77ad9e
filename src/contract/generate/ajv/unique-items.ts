// Ajv's uniqueItems compares each item with each other, and takes `__proto__` for no text: this one asks equalPair.
import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import equalPair from './equal-pair.ts';

/** What a bundler has to find equal-pair.ts by. */
export const EQUAL_PAIR = 'annex/equal-pair';

const called = Object.assign(equalPair, { code: `require("${EQUAL_PAIR}").default` });

/** With Ajv's own message and params. */
export const uniqueItems: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: {
    message: ({ params: { pair } }) =>
      str`must NOT have duplicate items (items ## ${pair}[1] and ${pair}[0] are identical)`,
    params: ({ params: { pair } }) => _`{i: ${pair}[0], j: ${pair}[1]}`,
  },
  code(context) {
    if (context.schema === false) return;
    const pair = context.gen.const('pair', _`${useFunc(context.gen, called)}(${context.data})`);
    context.setParams({ pair });
    context.fail(_`${pair} !== null`);
  },
};
