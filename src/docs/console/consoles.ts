// All consoles of a server. The module is loaded with the first request, to keep the start fast.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { AreaName } from '../../../generated/documents.ts';
import { script } from '../../../generated/pages/console.ts';
import type { ChannelTable, OperationRow, SchemeRow, Validate } from '../../contract/tables.ts';
import { CachedResponse } from '../../pages/cached-response.ts';
import { html } from '../../pages/html.ts';
import type { Page } from '../../pages/layout.ts';
import type { Visit } from '../../pages/site-bar.ts';
import { methodBadge, pathText } from '../document-page.ts';
import { readDocuments } from '../documents.ts';
import { createModel, type DocumentPage } from '../model.ts';
import { describeOperation, describeSocket } from './describe.ts';
import { type Console, consolePage } from './page.ts';

const GENERATED = new URL('../../../generated/', import.meta.url);

/** The exports of operations.ts, messages.ts and validators.js. */
interface Tables {
  readonly operations: Readonly<Record<string, OperationRow>>;
  readonly security?: Readonly<Record<string, SchemeRow>>;
  readonly channel: ChannelTable;
  readonly validators: Readonly<Record<string, ValidatorTree>>;
  readonly messages: ValidatorTree;
}
interface Entry extends Console {
  readonly area: string;
  readonly validators: ValidatorTree;
}

const scriptResponse = (text: string): CachedResponse =>
  new CachedResponse('text/javascript; charset=utf-8', text, { 'Cross-Origin-Resource-Policy': 'same-origin' });

export class Consoles {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #scripts = new Map([['script', scriptResponse(script)]]);

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  static async open(areas: readonly AreaName[]): Promise<Consoles> {
    const { documents } = createModel(await readDocuments(areas), []);
    return new Consoles((await Promise.all(documents.map(readEntries))).flat());
  }

  page(name: string, visit: Visit): Page | null {
    const entry = this.#entries.get(name);
    return entry ? consolePage(entry, visit) : null;
  }

  /** The script of all pages, or the data and validators of one. */
  async script(name: string): Promise<CachedResponse | null> {
    const cached = this.#scripts.get(name);
    const entry = this.#entries.get(name);
    if (cached || !entry) return cached ?? null;
    const read = (file: string) => readFile(new URL(file, GENERATED), 'utf8');
    const shared = (await read('validation.js')).replaceAll(/^export /gm, '');
    const source = `${shared}\n${await read(`${entry.area}/validators.js`)}`;
    const response = scriptResponse(pageScript(source, entry.validators, entry.data));
    this.#scripts.set(name, response);
    return response;
  }
}

async function readEntries(page: DocumentPage): Promise<Entry[]> {
  const { name: area } = page;
  const extension = extname(import.meta.url); // .js in the npm package
  const load = (file: string) => import(new URL(`${area}/${file}`, GENERATED).href) as Promise<Tables>;
  const { validators, messages } = await load('validators.js');
  if (page.kind === 'asyncapi') {
    const { channel } = await load(`messages${extension}`);
    return page.channels.flatMap((socket): Entry[] => {
      const { name, directions } = socket;
      if (directions.length === 0) return [];
      const { title = name, address } = socket.channel;
      const line = html`<span class="method get">WS</span> <code class="path">${address}</code>`;
      const data = describeSocket(page, socket, channel);
      return [{ area, name, title, docs: page.href, line, data, validators: messages }];
    });
  }
  if (page.kind === 'arazzo') return [];
  const { operations, security = {} } = await load(`operations${extension}`);
  return page.operations.map((operation) => {
    const { id: name, summary: title, href: docs, method, path } = operation;
    const line = html`${methodBadge(method)} <code class="path">${pathText(path)}</code>`;
    const data = describeOperation(page.source, operation, operations[name] as OperationRow, security);
    const problem = validators['application/problem+json'];
    return { area, name, title, docs, line, data, validators: { ...validators[name], problem } };
  });
}

/** Validators in nested objects, as validators.js exports them. */
interface ValidatorTree {
  readonly [name: string]: ValidatorTree | Validate | null | undefined;
}

/** The name that a statement declares, or whose property it sets. */
const DECLARED = /^(?:(?:const|function) (\w+)|(\w+)\.evaluated\b)/m;

/**
 * What one console page needs of generated/<area>/validators.js, and its data, as a script for browsers. `source` is
 * the text of validation.js and validators.js, whose statements are separated by blank lines.
 */
function pageScript(source: string, tree: ValidatorTree, data: object): string {
  const statements = source.split('\n\n').map((text) => {
    const [, declared, described] = DECLARED.exec(text) ?? [];
    return { text, name: declared ?? described ?? '' };
  });
  const byName = Map.groupBy(statements, ({ name }) => name);
  const assignment = `globalThis.annexConsole = { validators: ${expression(tree)}, data };`;
  const needed = new Set<string>();
  const add = (text: string): void => {
    for (const [name] of text.matchAll(/[\w$]+/g)) {
      if (needed.has(name) || !byName.has(name)) continue;
      needed.add(name);
      for (const statement of byName.get(name) ?? []) add(statement.text);
    }
  };
  add(assignment);
  const kept = statements.filter(({ name }) => needed.has(name)).map(({ text }) => text);
  return `(() => {\nconst data = ${JSON.stringify(data)};\n${[...kept, assignment].join('\n')}\n})();\n`;
}

/** Functions keep their names in validators.js. */
function expression(tree: ValidatorTree[string]): string {
  if (!tree) return 'null';
  if (typeof tree === 'function') return tree.name;
  return `{ ${Object.entries(tree)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${expression(inner)}`)
    .join(', ')} }`;
}
