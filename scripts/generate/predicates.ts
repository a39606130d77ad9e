// A yes or no in plain code for each definition of a hand-written JSON Schema. Ajv's functions collect every error and
// are several times as long: a document of which nothing is wrong is told by these, and Ajv is asked about the others.
import type { Schema } from './openapi.ts';

/** What says nothing about a value. */
const ANNOTATIONS = new Set(['$comment', 'title', 'description', 'examples']);

interface Code {
  /** Regular expressions, sets and functions, in the order in which they have to stand. */
  readonly lines: string[];
  readonly names: Map<string, string>;
}

/** The code, and the name of the function of each definition in it. It calls `codePoints` and `equalPair`. */
export function writePredicates($defs: Readonly<Record<string, Schema>>): { code: string; names: Map<string, string> } {
  const code: Code = { lines: [], names: new Map() };
  const names = new Map(Object.keys($defs).map((name) => [name, functionName(name)]));
  for (const [name, schema] of Object.entries($defs)) {
    code.lines.push(`function ${functionName(name)}(value) { return ${test(schema as Subschema, 'value', code)}; }`);
  }
  return { code: code.lines.join('\n'), names };
}

const functionName = (definition: string): string => `is${definition}`;

type Subschema = { readonly [keyword: string]: unknown };
type Keyword = (argument: never, value: string, code: Code, schema: Subschema) => string;

/** An expression that is true of a value that fits. */
function test(schema: Subschema, value: string, code: Code): string {
  const parts: string[] = [];
  for (const [keyword, argument] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword)) continue;
    const write = KEYWORDS[keyword];
    if (!write) throw new Error(`no predicate can be written for the keyword ${keyword}`);
    parts.push(write(argument as never, value, code, schema));
  }
  const needed = parts.filter((part) => part !== 'true');
  return needed.length === 0 ? 'true' : needed.join(' && ');
}

/** Every keyword but `type` is written for a value of the type that stands beside it: it has to stand there. */
const typed =
  (type: string, write: Keyword): Keyword =>
  (argument, value, code, schema) => {
    if (schema['type'] !== type) throw new Error(`a keyword for ${type} stands where the type is ${schema['type']}`);
    return write(argument, value, code, schema);
  };

const TYPES: Readonly<Record<string, (value: string) => string>> = {
  string: (value) => `typeof ${value} === 'string'`,
  integer: (value) => `Number.isInteger(${value})`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`,
};

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: (type: string, value) => {
    const write = TYPES[type];
    if (!write) throw new Error(`no predicate can be written for the type ${type}`);
    return write(value);
  },
  $ref: (reference: string, value) => {
    const [, name] = /^#\/\$defs\/(\w+)$/.exec(reference) ?? [];
    if (name === undefined) throw new Error(`no predicate can be written for the reference ${reference}`);
    return `${functionName(name)}(${value})`;
  },
  allOf: (schemas: readonly Subschema[], value, code) =>
    schemas.map((one) => `(${test(one, value, code)})`).join(' && '),
  enum: (values: readonly string[], value, code) =>
    `${constant(`new Set(${JSON.stringify(values)})`, code)}.has(${value})`,
  pattern: typed('string', (pattern: string, value, code) => matches(pattern, value, code)),
  // No text has more code points than units: most need not be counted.
  maxLength: typed(
    'string',
    (limit: number, value) => `(${value}.length <= ${limit} || codePoints(${value}) <= ${limit})`,
  ),
  minimum: typed('integer', (limit: number, value) => `${value} >= ${limit}`),
  minItems: typed('array', (limit: number, value) => `${value}.length >= ${limit}`),
  uniqueItems: typed('array', (unique: boolean, value) => (unique ? `equalPair(${value}) === null` : 'true')),
  items: typed('array', (schema: Subschema, value, code) => {
    const each = `for (let at = 0; at < list.length; at += 1) { const item = list[at]; if (!(${test(schema, 'item', code)})) return false; }`;
    return `${helper(`(list) { ${each} return true; }`, code)}(${value})`;
  }),
  required: typed('object', (names: readonly string[], value, _code, schema) => {
    const described = Object.keys(propertiesOf(schema));
    const others = names.filter((name) => !described.includes(name));
    return others.length === 0 ? 'true' : others.map((name) => `${property(value, name)} !== undefined`).join(' && ');
  }),
  properties: typed('object', (_properties, value, code, schema) => {
    const required = (schema['required'] ?? []) as readonly string[];
    const each = Object.entries(propertiesOf(schema)).map(([name, inner], at) => {
      const own = `value${at}`;
      const wrong = `!(${test(inner, own, code)})`;
      const fails = required.includes(name) ? `${own} === undefined || ${wrong}` : `${own} !== undefined && ${wrong}`;
      return `const ${own} = ${property('object', name)}; if (${fails}) return false;`;
    });
    return `${helper(`(object) { ${each.join(' ')} return true; }`, code)}(${value})`;
  }),
  patternProperties: typed('object', (patterns: Readonly<Record<string, Subschema>>, value, code, schema) => {
    const closed = schema['additionalProperties'] === false;
    const [[pattern, inner] = ['', {}], ...more] = Object.entries(patterns);
    if (more.length > 0) throw new Error('no predicate can be written for several patternProperties');
    const fits = matches(pattern, 'name', code);
    const each = `const item = object[name]; if (${fits}) { if (!(${test(inner, 'item', code)})) return false; }`;
    const loop = `for (const name in object) { ${each}${closed ? ' else return false;' : ''} }`;
    return `${helper(`(object) { ${loop} return true; }`, code)}(${value})`;
  }),
  additionalProperties: (allowed: unknown, _value, _code, schema) => {
    const written =
      allowed === false && schema['patternProperties'] !== undefined && schema['properties'] === undefined;
    if (!written) throw new Error('no predicate can be written for additionalProperties without patternProperties');
    return 'true';
  },
};

const propertiesOf = (schema: Subschema): Readonly<Record<string, Subschema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, Subschema>>;

const property = (object: string, name: string): string => `${object}[${JSON.stringify(name)}]`;

/** A fixed number of characters out of a few is told by its length and by the absence of any other: that is quicker. */
function matches(pattern: string, value: string, code: Code): string {
  const [, characters, length] = /^\^\[([a-zA-Z0-9-]+)\]\{(\d+)\}\$$/.exec(pattern) ?? [];
  if (characters === undefined) return `${expression(pattern, 'u', code)}.test(${value})`;
  return `${value}.length === ${length} && !${expression(`[^${characters}]`, '', code)}.test(${value})`;
}

const expression = (pattern: string, flags: string, code: Code): string =>
  constant(`new RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})`, code);

function constant(text: string, code: Code): string {
  return named(text, 'constant', (name) => `const ${name} = ${text};`, code);
}

/** A function of its own: a short one is compiled, and inlined, sooner than a long one. */
function helper(text: string, code: Code): string {
  return named(text, 'fits', (name) => `function ${name}${text}`, code);
}

function named(text: string, word: string, line: (name: string) => string, code: Code): string {
  const known = code.names.get(text);
  if (known !== undefined) return known;
  const name = `${word}${code.names.size}`;
  code.names.set(text, name);
  code.lines.push(line(name));
  return name;
}
