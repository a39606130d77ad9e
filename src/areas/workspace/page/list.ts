// The list of the user's workspaces, with a form to open another.

import { html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import {
  type ListedWorkspace,
  newWorkspaceForm,
  WORKSPACES_STYLE,
  workspaceList,
} from '../../../pages/workspace-list.ts';

export interface WorkspaceListView {
  readonly user: string;
  readonly owners: readonly string[];
  readonly workspaces: readonly ListedWorkspace[];
  readonly now: number;
  /** An invalid name that was typed. */
  readonly refused?: string | undefined;
}

const STYLE = `${WORKSPACES_STYLE}
.list-page h1 + p { margin: .5rem 0 1.75rem } .list-page section { margin-top: 2.25rem } .list-page section > .note { margin-top: .75rem }
`;

export const workspaceListPage = ({ user, owners, workspaces, now, refused }: WorkspaceListView): Page =>
  createPage({
    title: 'Workspaces · Annex',
    description: 'Your workspaces.',
    className: 'list-page',
    styles: [STYLE],
    header: siteBar({ user, platform: '' }, 'workspaces'),
    body: html`<h1>Workspaces</h1>
<p class="lead">Arrange panels, and let programs with your API key control them while you watch.</p>
${workspaceList(workspaces, now)}
<section aria-labelledby="new"><h2 id="new">Open another workspace</h2>
${
  refused === undefined
    ? null
    : html`<p class="note warn" role="alert">“${refused}” is not a valid name. Start with a letter or digit, then use letters, digits, dots, dashes and underscores.</p>`
}${newWorkspaceForm(owners, refused)}</section>`,
  });
