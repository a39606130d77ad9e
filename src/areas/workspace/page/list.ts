// The list of the user's workspaces: search, rename, delete, and open another.

import { script } from '../../../../generated/pages/workspaces.ts';
import { html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import {
  type ListedWorkspace,
  nameInput,
  newWorkspaceForm,
  WORKSPACES_STYLE,
  workspaceList,
} from '../../../pages/workspace-list.ts';
import { MAX_LISTED } from '../room/rooms.ts';

export interface WorkspaceListView {
  readonly user: string;
  /** Of the list: of one owner or of all. */
  readonly path: string;
  readonly owners: readonly string[];
  readonly workspaces: readonly ListedWorkspace[];
  readonly now: number;
  /** Only workspaces whose name contains it are listed. */
  readonly search: string;
  /** An invalid name that was typed. */
  readonly refused?: string | undefined;
}

const STYLE = `${WORKSPACES_STYLE}
.list-page .lead { margin-top: .5rem } .list-page .find { display: flex; gap: .6rem; max-width: 30rem; margin-top: 1.75rem } .list-page .find input { flex: 1; min-width: 0; min-height: 2.75rem }
.list-page .count { margin: .75rem 0; color: var(--soft) } .list-page section { margin-top: 2.25rem } .list-page section > .note { margin-top: .75rem } .list-page section > form { margin-top: 1rem }
dialog { width: min(30rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid var(--line-strong); border-radius: var(--radius); background: var(--card); color: var(--ink); box-shadow: var(--shadow) } dialog::backdrop { background: rgb(10 12 20 / .5) }
dialog h2 { overflow-wrap: anywhere } dialog form > * + * { margin-top: 1rem } dialog label { display: grid; gap: .3rem; font-weight: 600 } dialog input { font-weight: 400 }
dialog .failure { padding: .7rem .9rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad) } dialog .failure:empty { display: none }
@media (scripting: none) { .manage { display: none !important } }
`;

export const workspaceListPage = (view: WorkspaceListView): Page => {
  const { user, path, owners, workspaces, now, refused, search } = view;
  return createPage({
    title: 'Workspaces · Annex',
    description: 'Your workspaces.',
    className: 'list-page',
    styles: [STYLE],
    scripts: [script],
    header: siteBar({ user, platform: '' }, 'workspaces'),
    body: html`<h1 tabindex="-1">Workspaces</h1>
<p class="lead">Arrange panels, and let programs with your API key control them while you watch.</p>
<form class="find" role="search" action="${path}"><input type="search" name="q" value="${search}" placeholder="Search workspaces" aria-label="Search workspaces" maxlength="200" autocomplete="off" spellcheck="false"><button class="button">Search</button></form>
<p class="count" role="status" id="status">${countText(workspaces.length, search)}</p>
<div id="list">${workspaces.length === 0 && search !== '' ? html`<p class="none"><a href="${path}">Show all workspaces</a></p>` : workspaceList(workspaces, now, owners[0], true)}</div>
<section aria-labelledby="new"><h2 id="new">${workspaces.length === 0 ? 'Open a workspace' : 'Open another workspace'}</h2>
${
  refused === undefined
    ? null
    : html`<p class="note warn" role="alert">“${refused}” is not a valid name. Start with a letter or digit, then use letters, digits, dots, dashes and underscores.</p>`
}${newWorkspaceForm(owners, refused)}</section>
<dialog id="rename" aria-labelledby="rename-title"><form method="dialog">
<h2 id="rename-title">Rename <bdi data-name></bdi></h2>
<label>New name ${nameInput()}</label>
<p class="soft">Browsers that have it open are disconnected. Programs must use the new name.</p>
<p class="failure" role="alert"></p>
<div class="actions"><button class="button primary">Rename</button><button class="button" type="button" data-cancel>Cancel</button></div>
</form></dialog>
<dialog id="delete" aria-labelledby="delete-title"><form method="dialog">
<h2 id="delete-title">Delete <bdi data-name></bdi>?</h2>
<p>Its layout, its log and code that waits to run are deleted. Browsers that have it open are disconnected. You cannot undo this.</p>
<p class="failure" role="alert"></p>
<div class="actions"><button class="button danger">Delete</button><button class="button" type="button" data-cancel autofocus>Cancel</button></div>
</form></dialog>`,
  });
};

function countText(count: number, search: string): string {
  if (count === MAX_LISTED) return `First ${count} workspaces. Search to find others.`;
  if (count === 0 && search === '') return '';
  const found = count === 1 ? '1 workspace' : `${count} workspaces`;
  return search === '' ? found : `${found} with “${search}” in the name`;
}
