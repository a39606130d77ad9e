// All consoles of a server. The module is loaded with the first request, to keep the start fast.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { AreaName } from '../../../generated/documents.ts';
import { script } from '../../../generated/pages/console.ts';
import type { ChannelTable, OperationRow, SchemeRow } from '../../contract/tables.ts';
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

/** The exports of operations.ts and messages.ts. */
interface Tables {
  readonly operations: Readonly<Record<string, OperationRow>>;
  readonly security?: Readonly<Record<string, SchemeRow>>;
  readonly channel: ChannelTable;
}

const scriptResponse = (text: string): CachedResponse =>
  new CachedResponse('text/javascript; charset=utf-8', text, { 'Cross-Origin-Resource-Policy': 'same-origin' });

export class Consoles {
  readonly #entries: ReadonlyMap<string, Console>;
  readonly #scripts = new Map([['script', scriptResponse(script)]]);

  constructor(entries: readonly Console[]) {
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
    const validators = await readFile(new URL(`consoles/${name}.js`, GENERATED), 'utf8');
    const response = scriptResponse(`${validators}annexConsole.data = ${JSON.stringify(entry.data)};\n`);
    this.#scripts.set(name, response);
    return response;
  }
}

async function readEntries(page: DocumentPage): Promise<Console[]> {
  const { name: area } = page;
  const extension = extname(import.meta.url); // .js in the npm package
  const load = (file: string) => import(new URL(`${area}/${file}`, GENERATED).href) as Promise<Tables>;
  if (page.kind === 'asyncapi') {
    const { channel } = await load(`messages${extension}`);
    return page.channels.flatMap((socket): Console[] => {
      const { name, directions } = socket;
      if (directions.length === 0) return [];
      const { title = name, address } = socket.channel;
      const line = html`<span class="method get">WS</span> <code class="path">${address}</code>`;
      const data = describeSocket(page, socket, channel);
      return [{ name, title, docs: page.href, line, data }];
    });
  }
  if (page.kind === 'arazzo') return [];
  const { operations, security = {} } = await load(`operations${extension}`);
  return page.operations.map((operation) => {
    const { id: name, summary: title, href: docs, method, path } = operation;
    const line = html`${methodBadge(method)} <code class="path">${pathText(path)}</code>`;
    const data = describeOperation(page.source, operation, operations[name] as OperationRow, security);
    return { name, title, docs, line, data };
  });
}
