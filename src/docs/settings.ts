// The page at /docs/settings: every documented setting with its three names, default and limits.
import { DOCUMENTED_SETTINGS, SETTINGS_SCHEMA, type Setting } from '../base/config/catalogue.ts';
import type { Schema } from '../contract/document.ts';
import { type Html, html } from '../pages/html.ts';
import { type SitePage, withContents } from './layout.ts';
import { inlineMarkdown } from './markdown.ts';
import { SchemaView } from './schema.ts';

export function settingsPage(): SitePage {
  const groups = Map.groupBy(DOCUMENTED_SETTINGS, ({ path }) =>
    path.includes('.') ? path.slice(0, path.indexOf('.')) : '',
  );
  const body = html`<p class="crumbs"><a href="/docs">Docs</a></p>
<h1>Settings</h1>
<p class="lead">${inlineMarkdown(SETTINGS_SCHEMA.description)}</p>
${[...groups].map(
  ([group, settings]) => html`<section class="tag" aria-labelledby="${idOf(group)}">
<div class="tag-head"><h2 id="${idOf(group)}">${titleOf(group)}</h2><p class="soft">${inlineMarkdown(SETTINGS_SCHEMA.properties[group]?.description)}</p></div>
<ul class="fields">${settings.map(settingField)}</ul></section>`,
)}`;
  const entries = [...groups.keys()].map((group) => ({ href: `#${idOf(group)}`, label: titleOf(group) }));
  return {
    title: 'Settings',
    description: 'The settings of Annex.',
    section: 'docs',
    ...withContents('Settings', [{ entries }], body),
  };
}

const SCHEMAS = new SchemaView(SETTINGS_SCHEMA, new Map());

/** The prefix avoids a clash with a top-level setting that has the name of a group. */
const idOf = (group: string): string => `group-${group || 'general'}`;
const titleOf = (group: string): string => group || 'General';

function settingField({ path, flag, variable, schema }: Setting): Html {
  const hidden = schema.writeOnly ? ' · hidden in logs and listings' : null;
  const note = html`<code>--${flag}</code> <code>${variable}</code>${hidden}`;
  return SCHEMAS.field(path, schema as Schema, { note, id: path });
}
