// The list of recent screenshots. Each is a button that shows it.
import { html, render } from 'lit-html';
import { fetchPicture, pastes, type Screenshot, urlOf } from './client.ts';
import { bytesText, get, sizeText } from './dom.ts';

const LIMIT = 8;

/** Object URLs of thumbnails by screenshot id. */
const thumbs = new Map<string, string>();
let recent: readonly Screenshot[] = [];
let current = '';
let choose: (screenshot: Screenshot) => void = () => {};

export function markCurrent(id: string): void {
  current = id;
  renderList();
}

export function listRecent(onChoose: (screenshot: Screenshot) => void): void {
  choose = onChoose;
  const q = get<HTMLInputElement>('#search').value.trim();
  pastes.listPastes({ query: { limit: LIMIT, ...(q ? { q } : {}) } }).then(
    ({ screenshots }) => {
      if (q !== get<HTMLInputElement>('#search').value.trim()) return; // the query has changed meanwhile
      recent = screenshots;
      renderList();
      for (const { id } of screenshots) if (!thumbs.has(id)) void loadThumb(id);
    },
    () => {}, // shown by the next update
  );
}

async function loadThumb(id: string): Promise<void> {
  const picture = await fetchPicture(id, 'thumbnail').catch(() => null);
  if (!picture || thumbs.has(id)) return;
  thumbs.set(id, await urlOf(picture));
  renderList();
}

function renderList(): void {
  const isSearch = get<HTMLInputElement>('#search').value.trim() !== '';
  get('.recent').hidden = recent.length === 0 && !isSearch;
  get('#no-match').hidden = recent.length > 0 || !isSearch;
  render(recent.map(row), get('.recent ul'));
}

function row(screenshot: Screenshot) {
  const { id, name, width, height, bytes, created_at, name_state, name_source } = screenshot;
  const time = new Date(created_at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const thumb = thumbs.get(id);
  return html`<li><button type="button" data-id=${id} ?aria-current=${id === current} @click=${() => choose(screenshot)}>
<span class="thumb">${thumb === undefined ? html`<img alt="">` : html`<img alt="" src=${thumb}>`}</span>
<span class="what"><b>${name}</b><span>${sizeText(width, height)} · ${bytesText(bytes)} · ${time}</span></span>
<span class="badge">${name_state === 'pending' ? 'naming' : SOURCES[name_source]}</span></button></li>`;
}

/** Labels for the source of a name. */
export const SOURCES: Readonly<Record<Screenshot['name_source'], string>> = {
  title: 'from title',
  'file-name': 'from file name',
  model: 'named by a model',
  agent: 'named by an agent',
  ocr: 'read from image',
  user: 'named by you',
  initial: 'unnamed',
  unknown: 'found in the directory',
};
