// Keywords of our own for Ajv.
import { _, type Ajv2020, type CodeGen, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { or } from 'ajv/dist/compile/codegen/index.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { codePoints, equal, equalPair } from './runtime.ts';

/** The function in the compiled code, which refers to it by its name. */
const functionIn = (gen: CodeGen, own: typeof codePoints | typeof equal | typeof equalPair) =>
  useFunc(gen, Object.assign(own, { code: own.name }));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function limitLength(context: KeywordCxt): void {
  const { gen, keyword, data, schemaCode } = context;
  const length = _`${functionIn(gen, codePoints)}(${data})`;
  context.fail(keyword === 'maxLength' ? _`${length} > ${schemaCode}` : _`${length} < ${schemaCode}`);
}

function constant(context: KeywordCxt): void {
  const { gen, data, schema, schemaCode } = context;
  if (isObject(schema)) context.fail(_`!${functionIn(gen, equal)}(${data}, ${schemaCode})`);
  else context.fail(_`${schema} !== ${data}`);
}

const MAX_COMPARISONS = 200;

function enumeration(context: KeywordCxt): void {
  const { gen, data, schemaCode } = context;
  const values: string[] = context.schema;
  const isShort = values.length < MAX_COMPARISONS && !values.some(isObject);
  if (isShort) context.pass(or(...values.map((value) => _`${data} === ${value}`)));
  else context.pass(_`${schemaCode}.some((value) => ${functionIn(gen, equal)}(${data}, value))`);
}

/** Ajv's compares all pairs and mishandles the string `__proto__`. */
function uniqueItems(context: KeywordCxt): void {
  if (context.schema === false) return;
  const pair = context.gen.const('pair', _`${functionIn(context.gen, equalPair)}(${context.data})`);
  context.setParams({ i: _`${pair}[0]`, j: _`${pair}[1]` });
  context.fail(_`${pair} !== null`);
}

export const DROP = 'x-drop';

/** Removes a field from the value: fields that only responses have, and that clients often send back. */
const drop: CodeKeywordDefinition = {
  keyword: DROP,
  schemaType: 'boolean',
  code: ({ gen, it: { parentData, parentDataProperty } }) => {
    gen.code(_`delete ${parentData}[${parentDataProperty}]`);
  },
};

/** Lets keywords of Ajv call our own functions, with the same errors, and adds `x-drop`. */
export function addKeywords(ajv: Ajv2020): void {
  const replace = (keyword: string, before: string, code: CodeKeywordDefinition['code']): void => {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    ajv.removeKeyword(keyword).addKeyword({ ...definition, keyword, before, code });
  };
  replace('maxLength', 'pattern', limitLength);
  replace('minLength', 'pattern', limitLength);
  replace('const', 'not', constant);
  replace('enum', 'not', enumeration);
  replace('uniqueItems', 'unevaluatedItems', uniqueItems);
  ajv.addKeyword(drop);
}
