// Keywords of our own for Ajv.
import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import equalPair from './equal-pair.ts';

/** The module name that stands for equal-pair.ts. */
export const EQUAL_PAIR = 'annex/equal-pair';

const equalPairFunction = Object.assign(equalPair, { code: `require("${EQUAL_PAIR}").default` });

/** Replaces Ajv's, which compares all pairs and mishandles the string `__proto__`. Uses the same message and params. */
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
    const pair = context.gen.const('pair', _`${useFunc(context.gen, equalPairFunction)}(${context.data})`);
    context.setParams({ pair });
    context.fail(_`${pair} !== null`);
  },
};

export const DROP = 'x-drop';

/** Removes a field from the value: fields that only responses have, and that clients often send back. */
export const drop: CodeKeywordDefinition = {
  keyword: DROP,
  schemaType: 'boolean',
  code: ({ gen, it: { parentData, parentDataProperty } }) => {
    gen.code(_`delete ${parentData}[${parentDataProperty}]`);
  },
};
