// Parts of the package pages. Texts from packages are untrusted; the `html` tag escapes them.

import type { Package, PackageVersion, VersionStatus } from '../../../../generated/packages/resources.ts';
import { script } from '../../../../generated/pages/packages.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { STYLE } from './style.ts';

export function packagesPage(title: string, description: string, body: Content, visit: Visit): Page {
  const header = siteBar(visit, 'packages');
  const footer = html`<div><span>Package details are provided by their authors.</span>
<span><a href="/packages/repository.json">repository.json</a> · <a href="/docs/packages">API</a></span></div>`;
  return createPage({ title, description, body, header, footer, styles: [STYLE], scripts: [script] });
}

/** The package's icon, or its first letter. Decorative, since the name is always next to it. */
export function iconOf({ identifier, name }: Package, icons: ReadonlyMap<string, unknown>, size: 48 | 72): Html {
  if (icons.has(identifier)) {
    const source = `/packages/${encodeURIComponent(identifier)}/icon.png`;
    return html`<img class="icon" src="${source}" width="${size}" height="${size}" alt="" loading="lazy" decoding="async">`;
  }
  const [letter = '?'] = name.trim().toUpperCase() || '?';
  return html`<span class="icon letter hue-${hueOf(identifier)}" aria-hidden="true">${letter}</span>`;
}

const HUES = 6;

/** A package has the same color on every page. */
const hueOf = (text: string): number =>
  [...text].reduce((sum, { length }, at) => sum + length + text.charCodeAt(at), 0) % HUES;

const STATUS_CLASS: Readonly<Record<VersionStatus, string>> = {
  stable: 'good',
  testing: 'accent',
  development: 'warn',
  deprecated: 'bad',
};

export const statusBadge = (status: VersionStatus): Html =>
  html`<span class="badge ${STATUS_CLASS[status]}">${status}</span>`;

/** A link if the text is a web address, otherwise the text. */
export function linkIfUrl(text: string, label: Content = text): Content {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return text;
  return html`<a href="${url.href}" rel="noopener noreferrer nofollow ugc">${label}</a>`;
}

/** A text to copy, with a button. */
export const commandLine = (label: string, text: string): Html =>
  html`<div class="command"><span>${label}</span><code>${text}</code><button class="copy" type="button" data-copy><span>Copy</span><span class="visually-hidden"> ${label}</span></button></div>`;

/** Missing parts of the upper bound match any number. */
export const toolRange = ({ tool_version, tool_version_max: max }: PackageVersion): string => {
  if (max === undefined) return `${tool_version} or later`;
  return `${tool_version} to ${max}${max.split('.').length < 3 ? '.x' : ''}`;
};

export function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  if (bytes < 1_000) return `${bytes}\u00a0B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(0)}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** `names`: the text of each value. */
export function selectOf(
  name: string,
  label: string,
  names: Readonly<Record<string, string>>,
  selected: string | undefined,
  anyValue = '',
): Html {
  const options = Object.entries(names).map(
    ([value, text]) => html`<option value="${value}"${value === selected ? html` selected` : null}>${text}</option>`,
  );
  return html`<label class="field"><span>${label}</span><select name="${name}">
<option value="${anyValue}">any</option>${options}</select></label>`;
}

export const toolField = (tool: string, chosen: string | undefined): Html =>
  html`<label class="field"><span>${tool} version</span><input type="text" name="tool_version" value="${chosen}" placeholder="any" inputmode="decimal" pattern="[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?" title="A version such as 9.0.7" size="7" maxlength="8" autocomplete="off"></label>`;

/** The design tool's name in a sentence. */
export const toolName = (brand: string): string => {
  if (brand === 'kicad') return 'KiCad';
  return brand === 'tool' ? brand : `${brand[0]?.toUpperCase()}${brand.slice(1)}`;
};
