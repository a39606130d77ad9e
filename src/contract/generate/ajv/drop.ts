// Removes a field from the value: fields that only responses have, and that clients often send back.
import { _, type CodeKeywordDefinition } from 'ajv/dist/2020.js';

export const DROP = 'x-drop';

export const drop: CodeKeywordDefinition = {
  keyword: DROP,
  schemaType: 'boolean',
  code: ({ gen, it: { parentData, parentDataProperty } }) => {
    gen.code(_`delete ${parentData}[${parentDataProperty}]`);
  },
};
