// Renders a schema as a list of fields with name, type and constraints. Named schemas are links to their pages.
import { mergeParts, refName, type Schema } from '../contract/document.ts';
import { type Content, type Html, html } from '../pages/html.ts';
import { inlineMarkdown } from './markdown.ts';

/** Longer lists of values are collapsed. */
const MAX_VALUES = 12;
const MAX_DEPTH = 6;

/** Renders the schemas of one document. */
export class SchemaView {
  readonly #document: object;
  readonly #named: ReadonlyMap<string, string>;

  /** `named` has the addresses of the named schemas. */
  constructor(document: object, named: ReadonlyMap<string, string>) {
    this.#document = document;
    this.#named = named;
  }

  /** A whole schema: its fields, its variants or its constraints. */
  body(schema: Schema, depth = 0): Html | null {
    const full = this.#merge(schema);
    if (depth > MAX_DEPTH) return null;
    const variants = variantsOf(full);
    if (variants) return this.#variantList(variants, depth);
    if (full.items && this.#isStructured(full.items)) {
      return html`<p class="small soft">Each item:</p>${this.body(full.items, depth + 1)}`;
    }
    const fields = this.#fieldsOf(full, depth);
    if (fields.length > 0) return html`<ul class="fields">${fields}</ul>`;
    return this.#constraintList(full);
  }

  /** "list of Package", "string", "State or null". */
  type(schema: Schema): Content {
    const name = refName(schema);
    const full = this.#merge(schema);
    const page = this.#named.get(name ?? '');
    if (page !== undefined && this.#isStructured(full)) return html`<a href="${page}">${name}</a>`;
    const variants = variantsOf(full);
    if (variants) return joined(variants.map((variant) => this.type(variant)));
    if (full.const !== undefined) return html`<code>${JSON.stringify(full.const)}</code>`;
    const types = [full.type ?? []].flat();
    if (types[0] === 'array') return html`list of ${full.items ? this.type(full.items) : 'any value'}`;
    if (types[0] === 'object' && !full.properties) return 'map';
    if (types.length === 0) return full.enum ? 'string' : 'any value';
    return types.join(' or ');
  }

  /** A list item for a parameter, a header or a property. */
  field(name: string, schema: Schema, options: FieldOptions, depth = 0): Html {
    const full = this.#merge(schema);
    const parts = variantsOf(full)?.filter((variant) => this.#isStructured(variant)) ?? [schema];
    const isLinked = parts.every((part) => this.#named.has(refName(part) ?? '')); // each has its own page
    const nested = isLinked || !this.#isStructured(full) ? null : this.body(schema, depth + 1);
    const text = options.description ?? full.description;
    return html`<li class="field"${options.id ? html` id="${options.id}"` : null}>
<div class="field-head"><code class="field-name">${name}</code> <span class="field-type">${this.type(schema)}</span>${
      options.required ? html` <span class="required">required</span>` : null
    }${full.deprecated ? html` <span class="badge warn">deprecated</span>` : null}${
      options.note ? html` <span class="field-note">${options.note}</span>` : null
    }</div>
${text ? html`<div class="field-text">${inlineMarkdown(text)}</div>` : null}${nested ? null : this.#constraintList(full)}${nested}</li>`;
  }

  #fieldsOf(schema: Schema, depth: number): Html[] {
    const required = new Set(schema.required);
    const own = Object.entries(schema.properties ?? {}).map(([name, each]) =>
      this.field(name, each, { required: required.has(name) }, depth),
    );
    const patterns = Object.entries(schema.patternProperties ?? {}).map(([pattern, each]) =>
      this.field('any key', each, { note: html`matching <code class="pattern">${pattern}</code>` }, depth),
    );
    const more = schema.additionalProperties;
    const rest =
      typeof more === 'object' ? [this.field(own.length > 0 ? 'any other key' : 'any key', more, {}, depth)] : [];
    return [...own, ...patterns, ...rest];
  }

  #variantList(variants: readonly Schema[], depth: number): Html {
    const plain = variants.filter((variant) => !this.#isStructured(variant));
    const structured = variants.filter((variant) => this.#isStructured(variant));
    if (structured.length === 0)
      return html`<p class="small soft">${joined(variants.map((variant) => this.type(variant)))}</p>`;
    return html`<div class="forms"><p class="small soft">One of ${variants.length} variants:</p>${structured.map(
      (
        variant,
        index,
      ) => html`<details class="form"${index === 0 ? html` open` : null}><summary>${this.#labelOf(variant)}</summary>
<div class="form-body">${this.body(variant, depth + 1)}</div></details>`,
    )}${plain.length > 0 ? html`<p class="small soft">or ${joined(plain.map((variant) => this.type(variant)))}</p>` : null}</div>`;
  }

  /** The constant values that distinguish a variant, else its name. */
  #labelOf(variant: Schema): Content {
    const full = this.#merge(variant);
    const fixed = Object.entries(full.properties ?? {}).flatMap(([name, each]) => {
      const value = this.#merge(each).const;
      return value === undefined ? [] : [html`<code>${name}: ${JSON.stringify(value)}</code> `];
    });
    const text = full.description;
    const name = fixed.length > 0 ? fixed : (refName(variant) ?? full.title ?? 'Variant');
    return html`${name}${text ? html` <span class="soft">${inlineMarkdown(text)}</span>` : null}`;
  }

  /** All constraints except the type. */
  #constraintList(schema: Schema): Html | null {
    const item = schema.items ? this.#merge(schema.items) : undefined;
    const constraints = [
      ...constraintsOf(schema),
      ...(item && !this.#isStructured(item) ? constraintsOf(item).map((each) => html`each ${each}`) : []),
    ];
    const values = schema.const === undefined ? (schema.enum ?? item?.enum) : undefined;
    if (constraints.length === 0 && !values) return null;
    const lines = constraints.length > 0 ? html`<div class="field-rules">${joined(constraints, ' · ')}</div>` : null;
    return html`${lines}${values ? valueList(values) : null}`;
  }

  #merge(schema: Schema): Schema {
    return mergeParts(this.#document, schema);
  }

  #isStructured(schema: Schema): boolean {
    const full = this.#merge(schema);
    if (variantsOf(full)) return variantsOf(full)?.some((variant) => this.#isStructured(variant)) ?? false;
    if (full.items) return this.#isStructured(full.items) && refName(full.items) === null;
    return Boolean(full.properties || full.patternProperties || typeof full.additionalProperties === 'object');
  }
}

interface FieldOptions {
  readonly required?: boolean | undefined;
  readonly description?: string | undefined;
  readonly note?: Content;
  readonly id?: string;
}

const variantsOf = (schema: Schema): readonly Schema[] | undefined => schema.oneOf ?? schema.anyOf;

const joined = (parts: readonly Content[], by = ' or '): Content =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [by, part]));

const number = (value: number): string => value.toLocaleString('en').replaceAll(',', ' ');

function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  const of = unit === '' ? '' : ` ${unit}`;
  if (min !== undefined && min === max) return [`exactly ${number(min)}${of}`];
  if (min !== undefined && max !== undefined) return [`${number(min)} to ${number(max)}${of}`];
  if (max !== undefined) return [`at most ${number(max)}${of}`];
  if (min === 1 && unit !== '') return ['not empty'];
  return min === undefined || (unit !== '' && min === 0) ? [] : [`at least ${number(min)}${of}`];
}

function constraintsOf(schema: Schema): Content[] {
  return [
    ...(schema.format === undefined ? [] : [FORMATS[schema.format] ?? schema.format]),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...range(schema.minItems, schema.maxItems, 'items'),
    ...range(undefined, schema.maxProperties, 'keys'),
    ...(schema.uniqueItems ? ['unique items'] : []),
    ...(schema.pattern === undefined ? [] : [html`matches <code class="pattern">${schema.pattern}</code>`]),
    ...(schema.default === undefined ? [] : [html`default <code>${JSON.stringify(schema.default)}</code>`]),
  ];
}

const FORMATS: { readonly [format: string]: string } = {
  'date-time': 'date and time, RFC 3339',
  uri: 'absolute URL',
  uuid: 'UUID',
  binary: 'bytes',
};

function valueList(values: readonly unknown[]): Html {
  const list = html`<ul class="values">${values.map((value) => html`<li><code>${typeof value === 'string' ? value : JSON.stringify(value)}</code></li>`)}</ul>`;
  if (values.length <= MAX_VALUES) return list;
  return html`<details class="more"><summary>One of ${values.length} values</summary>${list}</details>`;
}
