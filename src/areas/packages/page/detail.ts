// The page of one package: its versions, which one to install, and why not the others.
import type { Contact, Package, PackageVersion, Platform } from '../../../../generated/packages/resources.ts';
import { findMisfit, runtimeOf } from '../../../package-manager/format/compatibility.ts';
import { type PassedOver, type Resolution, resolveVersion } from '../../../package-manager/format/select-version.ts';
import { compareVersions, versionLabel } from '../../../package-manager/format/version-order.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import {
  commandLine,
  iconOf,
  linkIfUrl,
  packagesPage,
  selectOf,
  sizeText,
  statusBadge,
  toolField,
  toolName,
  toolRange,
} from './parts.ts';
import { addressOf, type PageQuery, PLATFORM_NAMES, packagePath, TYPE_NAMES } from './query.ts';

export interface DetailView {
  readonly visit: Visit;
  readonly item: Package;
  readonly query: PageQuery;
  /** The system of the query, or else that of the visitor. */
  readonly platform: Platform | undefined;
  readonly brand: string;
  readonly icons: ReadonlyMap<string, unknown>;
  /** The long description. */
  readonly about: Html;
}

export function detailPage({ item, query, platform, brand, icons, about, visit }: DetailView): Page {
  const { tool_version } = query;
  const tool = toolName(brand);
  const criteria = { tool_version, platform };
  const resolution = resolveVersion(item, criteria, tool);
  const back = addressOf('/packages', query, { tag: undefined });
  const body = html`<p class="crumbs"><a href="${back}">← All packages</a></p>
<div class="title">${iconOf(item, icons, 72)}
<h1 dir="auto">${item.name}</h1>
<p class="lead" dir="auto">${item.description}</p>
<p class="facts"><span class="badge accent">${TYPE_NAMES[item.type]}</span><span class="badge">${item.license}</span>${item.category === undefined ? null : html`<span class="badge">${item.category}</span>`}<code>${item.identifier}</code></p>
</div>
<div class="columns"><div>
<section aria-labelledby="versions"><h2 id="versions">Versions</h2>
<div class="choice"><form action="${packagePath(item.identifier)}" data-live="#verdicts">
${toolField(tool, tool_version)}
${selectOf('platform', 'System', PLATFORM_NAMES, platform, 'any')}
<button class="button">Check</button></form></div>
<div id="verdicts" aria-live="polite">${verdicts(item, resolution, criteria, tool)}</div>
</section>
<section aria-labelledby="about"><h2 id="about">About</h2><div class="about" dir="auto">${about}</div></section>
</div>
<aside class="side" aria-label="Details"><dl>${facts(item)}</dl></aside>
</div>`;
  return packagesPage(`${item.name} · Packages`, item.description, body, visit);
}

type PageCriteria = Pick<PageQuery, 'tool_version' | 'platform'>;

function verdicts(item: Package, { version, others }: Resolution, criteria: PageCriteria, tool: string): Html {
  const reasons = new Map(others.map((other) => [other.version, other]));
  const versions = [...item.versions].sort((a, b) => compareVersions(b, a));
  const rows = versions.map((each) => row(item, each, each === version, reasons.get(each), criteria, tool));
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
  const download = url === undefined ? null : linkIfUrl(url, html`Download ${sizeText(version.download_size)}`);
  const ipc = runtimeOf(version, item.type) === 'ipc';
  const only = criteria.platform === undefined ? version.platforms : undefined;
  const systems = only && ` Supports only ${only.map((name) => PLATFORM_NAMES[name]).join(', ')}.`;
  const toolOption = criteria.tool_version === undefined ? '' : ` --tool-version ${criteria.tool_version}`;
  return html`<div class="choice"><div class="verdict"><p><strong>Install ${versionLabel(version)}</strong> ${statusBadge(version.status)}<br>
<span class="soft">${environment.length === 0 ? 'The latest recommended version.' : `The best version ${where}.`}${systems}${ipc ? ` Requires the API of ${tool === 'tool' ? 'the tool' : tool} to be enabled.` : null}</span></p>${download}</div>
${commandLine('Install', `annex packages install ${item.identifier}${toolOption}`)}
${version.download_sha256 === undefined ? null : commandLine('SHA-256', version.download_sha256)}</div>`;
}

function row(
  item: Package,
  version: PackageVersion,
  isChosen: boolean,
  other: PassedOver | undefined,
  criteria: PageCriteria,
  tool: string,
): Html {
  const fits = findMisfit(version, item.type, criteria) === null;
  const why = other ? other.detail.slice(other.detail.indexOf(': ') + 2) : 'selected';
  return html`<tr${isChosen ? html` class="chosen"` : null}><td class="mono"><strong>${versionLabel(version)}</strong></td><td>${statusBadge(version.status)}</td><td data-label="${tool}">${toolRange(version)}</td><td data-label="Systems">${version.platforms?.map((name) => PLATFORM_NAMES[name]).join(', ') ?? 'all'}</td><td data-label="Size">${sizeText(version.download_size) || '–'}</td><td class="why ${fits ? 'fits' : 'misfit'}"><span class="mark" aria-hidden="true">${fits ? '✓' : '–'}</span>${fits ? (isChosen ? 'yes, ' : 'yes, but ') : 'no, '}${why}</td></tr>`;
}

function facts(item: Package): Content {
  const person = (label: string, { name, contact }: Contact): Html =>
    html`<div><dt>${label}</dt><dd dir="auto">${name}${Object.entries(contact).map(
      ([kind, text]) => html`<br><span class="soft small">${kind}: </span>${linkIfUrl(text)}`,
    )}</dd></div>`;
  const links = Object.entries(item.resources);
  return html`${person('Author', item.author)}${item.maintainer ? person('Maintainer', item.maintainer) : null}
${
  links.length === 0
    ? null
    : html`<div><dt>Links</dt><dd>${links.map(([label, text], at) => html`${at === 0 ? null : html`<br>`}${isUrl(text) ? linkIfUrl(text, label) : `${label}: ${text}`}`)}</dd></div>`
}
${
  item.tags === undefined
    ? null
    : html`<div><dt>Tags</dt><dd><ul class="tags">${item.tags.map((tag) => html`<li><a href="/packages?tag=${encodeURIComponent(tag)}">${tag}</a></li>`)}</ul></dd></div>`
}
<div><dt>Metadata</dt><dd><a href="/packages/${encodeURIComponent(item.identifier)}/package.json">package.json</a></dd></div>`;
}

const isUrl = (text: string): boolean => linkIfUrl(text) !== text;
