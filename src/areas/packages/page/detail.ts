// The page of one package: its versions, which one to install, and why not the others.
import type { Contact, Package, PackageVersion, Platform } from '../../../../generated/packages/resources.ts';
import { findMisfit, runtimeOf } from '../../../package-manager/format/compatibility.ts';
import { type Resolution, resolveVersion } from '../../../package-manager/format/select-version.ts';
import { compareVersions, versionLabel } from '../../../package-manager/format/version-order.ts';
import { summariesOf } from '../../../package-manager/panels/manifest.ts';
import { describePermissions, type PanelSummary } from '../../../package-manager/panels/permissions.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import type { PackageService } from '../service.ts';
import * as parts from './parts.ts';
import { addressOf, type PageQuery, PLATFORM_NAMES, packagePath, TYPE_NAMES } from './query.ts';

/** `platform`: the system of the query, or else that of the visitor. */
export async function detailPage(
  packages: PackageService,
  identifier: string,
  query: PageQuery,
  platform: Platform | undefined,
  visit: Visit,
): Promise<Page> {
  const [item, icons, { renderDescription }] = await Promise.all([
    packages.get(identifier),
    packages.pageIcons(),
    import('./description.ts'), // loads the Markdown parser
  ]);
  const [newest] = item.versions.toSorted((a, b) => compareVersions(b, a));
  const panels = await summariesOf(newest);
  const { tool_version } = query;
  const tool = parts.toolName(packages.brand);
  const criteria = { tool_version, platform };
  const resolution = resolveVersion(item, criteria, tool);
  const back = addressOf('/packages', query, { tag: undefined });
  const body = html`<p class="crumbs"><a href="${back}">← All packages</a></p>
<div class="title">${parts.iconOf(item, icons, 72)}
<h1 dir="auto">${item.name}</h1>
<p class="lead" dir="auto">${item.description}</p>
<p class="facts"><span class="badge accent">${TYPE_NAMES[item.type]}</span><span class="badge">${item.license}</span>${item.category === undefined ? null : html`<span class="badge">${item.category}</span>`}<code>${item.identifier}</code></p>
</div>
<div class="columns"><div>
<section aria-labelledby="versions"><h2 id="versions">Versions</h2>
<div class="choice"><form action="${packagePath(item.identifier)}" data-live="#verdicts">
${parts.toolField(tool, tool_version)}
${parts.selectOf('platform', 'System', PLATFORM_NAMES, platform, 'any')}
<button class="button">Check</button></form></div>
<div id="verdicts" aria-live="polite">${verdicts(item, resolution, criteria, tool)}</div>
</section>
${panels.length === 0 ? null : panelsSection(panels)}
<section aria-labelledby="about"><h2 id="about">About</h2><div class="about" dir="auto">${renderDescription(item.description_full)}</div></section>
</div>
<aside class="side" aria-label="Details"><dl>${facts(item)}</dl></aside>
</div>`;
  return parts.packagesPage(`${item.name} · Packages`, item.description, body, visit);
}

const panelsSection = (panels: readonly PanelSummary[]): Html =>
  html`<section aria-labelledby="panels"><h2 id="panels">Panels for workspaces</h2>
${panels.map(({ title, description, asks, reasons }) => {
  const phrases = describePermissions(asks, reasons);
  return html`<h3 dir="auto">${title}</h3><p dir="auto">${description}</p>
${phrases.length === 0 ? html`<p class="soft">Asks for no permissions.</p>` : html`<p class="soft">Asks for permission to:</p><ul>${phrases.map((phrase) => html`<li dir="auto">${phrase}</li>`)}</ul>`}`;
})}
<p class="soft">The administrator of a platform installs them with the command above. Users are asked when they open a panel.</p></section>`;

type PageCriteria = Pick<PageQuery, 'tool_version' | 'platform'>;

function verdicts(item: Package, { version, others }: Resolution, criteria: PageCriteria, tool: string): Html {
  const reasons = new Map(others.map((other) => [other.version, other.detail.slice(other.detail.indexOf(': ') + 2)]));
  const row = (each: PackageVersion): Html => {
    const isChosen = each === version;
    const fits = findMisfit(each, item.type, criteria) === null;
    const why = reasons.get(each) ?? 'selected';
    return html`<tr${isChosen ? html` class="chosen"` : null}><td class="mono"><strong>${versionLabel(each)}</strong></td><td>${parts.statusBadge(each.status)}</td><td data-label="${tool}">${parts.toolRange(each)}</td><td data-label="Systems">${each.platforms?.map((name) => PLATFORM_NAMES[name]).join(', ') ?? 'all'}</td><td data-label="Size">${parts.sizeText(each.download_size) || '–'}</td><td class="why ${fits ? 'fits' : 'misfit'}"><span class="mark" aria-hidden="true">${fits ? '✓' : '–'}</span>${fits ? (isChosen ? 'yes, ' : 'yes, but ') : 'no, '}${why}</td></tr>`;
  };
  const rows = item.versions.toSorted((a, b) => compareVersions(b, a)).map(row);
  return html`${recommendation(item, version, criteria, tool)}
${rows.length === 0 ? null : table(rows.slice(0, SHOWN_VERSIONS), 'Newest versions', tool)}
${
  rows.length <= SHOWN_VERSIONS
    ? null
    : html`<details><summary>Show ${rows.length - SHOWN_VERSIONS} older versions</summary>${table(rows.slice(SHOWN_VERSIONS), 'Older versions', tool)}</details>`
}`;
}

const SHOWN_VERSIONS = 20;

const table = (rows: readonly Html[], label: string, tool: string): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table class="versions"><thead><tr><th scope="col">Version</th><th scope="col">Status</th><th scope="col">${tool}</th><th scope="col">Systems</th><th scope="col">Size</th><th scope="col">Compatible</th></tr></thead><tbody>${rows}</tbody></table></div>`;

function recommendation(item: Package, version: PackageVersion | null, criteria: PageCriteria, tool: string): Html {
  const environment = [
    criteria.tool_version === undefined ? null : `${tool} ${criteria.tool_version}`,
    criteria.platform === undefined ? null : PLATFORM_NAMES[criteria.platform],
  ].filter((part) => part !== null);
  const where = environment.length === 0 ? 'everywhere' : `on ${environment.join(', ')}`;
  if (!version) {
    const none = item.versions.length === 0 ? 'This package is no longer available.' : `No version works ${where}.`;
    return html`<div class="choice"><p class="note warn"><strong>${none}</strong>${item.versions.length === 0 ? null : ' See the reasons below.'}</p></div>`;
  }
  const url = version.download_url;
  const download =
    url === undefined ? null : parts.linkIfUrl(url, html`Download ${parts.sizeText(version.download_size)}`);
  const ipc = runtimeOf(version, item.type) === 'ipc';
  const only = criteria.platform === undefined ? version.platforms : undefined;
  const systems = only && ` Supports only ${only.map((name) => PLATFORM_NAMES[name]).join(', ')}.`;
  const toolOption = criteria.tool_version === undefined ? '' : ` --tool-version ${criteria.tool_version}`;
  return html`<div class="choice"><div class="verdict"><p><strong>Install ${versionLabel(version)}</strong> ${parts.statusBadge(version.status)}<br>
<span class="soft">${environment.length === 0 ? 'The latest recommended version.' : `The best version ${where}.`}${systems}${ipc ? ` Requires the API of ${tool === 'tool' ? 'the tool' : tool} to be enabled.` : null}</span></p>${download}</div>
${parts.commandLine('Install', `annex packages install ${item.identifier}${toolOption}`)}
<p class="soft">If <code>annex</code> does not know this repository yet, <a href="/packages#add">add it</a> first.</p>
${version.download_sha256 === undefined ? null : parts.commandLine('SHA-256', version.download_sha256)}</div>`;
}

function facts(item: Package): Content {
  const person = (label: string, { name, contact }: Contact): Html =>
    html`<div><dt>${label}</dt><dd dir="auto">${name}${Object.entries(contact).map(
      ([kind, text]) => html`<br><span class="soft small">${kind}: </span>${parts.linkIfUrl(text)}`,
    )}</dd></div>`;
  const links = Object.entries(item.resources);
  return html`${person('Author', item.author)}${item.maintainer ? person('Maintainer', item.maintainer) : null}
${
  links.length === 0
    ? null
    : html`<div><dt>Links</dt><dd>${links.map(([label, text], at) => html`${at === 0 ? null : html`<br>`}${isUrl(text) ? parts.linkIfUrl(text, label) : `${label}: ${text}`}`)}</dd></div>`
}
${
  item.tags === undefined
    ? null
    : html`<div><dt>Tags</dt><dd><ul class="tags">${item.tags.map((tag) => html`<li><a href="/packages?tag=${encodeURIComponent(tag)}">${tag}</a></li>`)}</ul></dd></div>`
}
<div><dt>Metadata</dt><dd><a href="/packages/${encodeURIComponent(item.identifier)}/package.json">package.json</a></dd></div>`;
}

const isUrl = (text: string): boolean => parts.linkIfUrl(text) !== text;
