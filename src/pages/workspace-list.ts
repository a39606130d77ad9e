// The list of workspaces and the form to open one, for the home page and /workspaces.

import { agoText } from '../base/time-text.ts';
import { type Content, type Html, html } from './html.ts';

export interface ListedWorkspace {
  readonly owner: string;
  readonly repo: string;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

export const WORKSPACES_STYLE = `
.workspaces { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); padding: 0; list-style: none }
.workspaces li { position: relative; display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); gap: 0 .9rem; align-items: center; padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
.workspaces li:hover { border-color: var(--accent) }
.workspaces svg { grid-row: span 2; padding: .5rem; width: 2.5rem; height: 2.5rem; border-radius: .65rem; background: var(--accent-soft); color: var(--accent) }
.workspaces a { color: var(--ink); font-weight: 620; text-decoration: none; overflow-wrap: anywhere } .workspaces a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius) }
.workspaces a:focus-visible { outline: none } .workspaces li:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
.workspaces a .soft { font-weight: 400 } .workspaces p { color: var(--soft); font-size: .85rem }
.workspaces .manage { position: relative; z-index: 1; grid-column: 2; display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .6rem }
.new-workspace { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-top: 1rem }
.new-workspace label { display: grid; gap: .25rem; font-size: .85rem; font-weight: 600; color: var(--soft) }
.new-workspace :is(select, input) { min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit; font-weight: 400 }
.new-workspace label:nth-of-type(2) { flex: 1 1 12rem; max-width: 22rem }
.none { padding: 1.5rem; border: 1px dashed var(--line-strong); border-radius: var(--radius); color: var(--soft) }
`;

const ICON = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="3" y="4" width="18" height="16" rx="2.5"/><path d="M13 4v16M13 12.5h8M6 8h4"/></svg>`;

/** `manage` adds buttons to rename and delete, which need the script of the list page. */
export function workspaceList(listed: readonly ListedWorkspace[], now: number, owner?: string, manage = false): Html {
  if (listed.length === 0 && owner !== undefined)
    return html`<p class="none">No workspaces yet. Start with <a href="/workspaces/${owner}/rover">${owner}/rover</a>, or enter a name below.</p>`;
  return html`<ul class="workspaces">${listed.map(
    ({ owner, repo, updatedAt }) =>
      html`<li data-owner="${owner}" data-repo="${repo}">${ICON}<a href="/workspaces/${owner}/${repo}"><span class="soft">${owner} / </span><span class="repo">${repo}</span></a>
<p>Updated ${agoText(now - updatedAt)}</p>${manage ? manageButtons(`${owner}/${repo}`) : null}</li>`,
  )}</ul>`;
}

const manageButtons = (name: string): Html =>
  html`<div class="manage"><button class="button small" type="button" data-open="rename" aria-label="Rename ${name}">Rename</button><button class="button small danger" type="button" data-open="delete" aria-label="Delete ${name}">Delete</button></div>`;

/** Opening a workspace that does not exist creates it. */
export function newWorkspaceForm(owners: readonly string[], repo = ''): Content {
  if (owners.length === 0) {
    return html`<p class="note warn">You do not belong to any owner, so you cannot open a workspace. Ask an administrator to run:
<code>annex users remove NAME</code>, then <code>annex users add NAME --owner OWNER</code>.</p>`;
  }
  return html`<form class="new-workspace" action="/workspaces/open">
<label>Owner <select name="owner">${owners.map((owner) => html`<option>${owner}</option>`)}</select></label>
<label>Name ${nameInput(repo)}</label>
<button class="button primary">Open workspace</button>
</form>`;
}

export const nameInput = (value = ''): Html =>
  html`<input type="text" name="repo" value="${value}" required maxlength="100" pattern="[A-Za-z0-9][A-Za-z0-9._\\-]*" title="Letters, digits, dots, dashes and underscores" placeholder="my-project" autocomplete="off" autocapitalize="none" spellcheck="false">`;
