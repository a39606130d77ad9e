// The list of workspaces: searches while the user types, and renames and deletes after a question.
import { createWorkspaceClient } from '../../../../generated/workspace/client.ts';
import { explainFailure } from '../../../pages/browser/failure.ts';
import { ownFetch } from '../../../pages/browser/own-fetch.ts';

const workspaces = createWorkspaceClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });
const search = document.querySelector<HTMLInputElement>('.find input');
const [status, list] = [document.querySelector('#status'), document.querySelector('#list')];
let latest = 0;

async function refresh(): Promise<void> {
  const request = ++latest;
  const address = `${search?.form?.getAttribute('action')}?q=${encodeURIComponent(search?.value ?? '')}`;
  const response = await ownFetch(address, { headers: { Accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (request !== latest) return;
  for (const part of [status, list]) {
    const next = fresh.getElementById(part?.id ?? '');
    if (!next) throw new Error(`HTTP ${response.status}`); // for example, the login page
    part?.replaceChildren(...next.childNodes);
  }
}

search?.addEventListener('input', () => void refresh().catch(() => search.form?.submit()));

for (const dialog of document.querySelectorAll('dialog')) {
  const [input, failure] = [dialog.querySelector('input'), dialog.querySelector('.failure')];
  let path = { owner: '', repo: '' };
  list?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[data-open=${dialog.id}]`) : null;
    if (!button || !failure) return;
    const { owner = '', repo = '' } = button.closest('li')?.dataset ?? {};
    path = { owner, repo };
    for (const place of dialog.querySelectorAll('[data-name]')) place.textContent = `${owner}/${repo}`;
    failure.textContent = '';
    dialog.showModal();
    if (input) input.value = repo;
    input?.select();
  });
  dialog.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close());
  dialog.querySelector('form')?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { owner, repo: old } = path;
    const repo = input?.value ?? old;
    try {
      if (input) await workspaces.renameWorkspace({ path, body: { repo } });
      else await workspaces.deleteWorkspace({ path });
      await refresh();
      dialog.close(); // focuses the button that opened it, if it still exists
      const link = document.querySelector<HTMLElement>(`.workspaces a[href="/workspaces/${owner}/${repo}"]`);
      (link ?? document.querySelector('h1'))?.focus();
      if (status)
        status.textContent = input ? `Renamed ${owner}/${old} to ${owner}/${repo}` : `Deleted ${owner}/${old}`;
    } catch (error) {
      if (!failure) return;
      failure.textContent = explainFailure(error, {
        'workspace-exists': 'A workspace with this name already exists. Choose another name.',
        'workspace-not-found': 'This workspace was already renamed or deleted. Reload this page.',
        unauthorized: 'You are no longer logged in. Reload this page.',
      });
    }
  });
}
