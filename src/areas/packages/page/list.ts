// The package list with search, filters and pagination.

import type { SearchHit } from '../../../package-manager/format/search.ts';
import { resolveVersion } from '../../../package-manager/format/select-version.ts';
import { versionLabel } from '../../../package-manager/format/version-order.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import type { PackageService } from '../service.ts';
import { commandLine, iconOf, packagesPage, selectOf, statusBadge, toolField, toolName, toolRange } from './parts.ts';
import { addressOf, type PageQuery, PLATFORM_NAMES, packagePath, STATUS_NAMES, TYPE_NAMES } from './query.ts';

const PAGE_SIZE = 24;
const PATH = '/packages';

type View = Awaited<ReturnType<typeof readView>>;

/** `repository` is the address of repository.json. */
export async function listPage(
  packages: PackageService,
  query: PageQuery,
  visit: Visit,
  repository: string,
): Promise<Page> {
  const view = await readView(packages, query);
  const { brand, status } = view;
  const name = status.name ?? 'Packages';
  /** Whoever copies the command also pins the keys. */
  const pin = status.signature ? `#root=${status.signature.root}` : '';
  const body = html`<div class="head"><div class="stack-tight">
<h1 dir="auto">${name}</h1>
<p class="soft">Plugins, libraries and color themes, ready to install.</p>
</div></div>
<form class="filters" role="search" action="${PATH}" data-live="#results">
<div class="words"><input type="search" name="q" value="${query.q}" placeholder="Search packages" aria-label="Search packages" maxlength="200" autocomplete="off" spellcheck="false">
<button class="button primary">Search</button></div>
<div class="row">
${selectOf('type', 'Type', TYPE_NAMES, query.type)}
${toolField(toolName(brand), query.tool_version)}
${selectOf('platform', 'System', PLATFORM_NAMES, query.platform)}
${selectOf('status', 'Status', STATUS_NAMES, query.status)}
${query.tag === undefined ? null : html`<input type="hidden" name="tag" value="${query.tag}">`}
</div></form>
<div id="results" aria-live="polite">${results(view)}</div>
<div id="add">${commandLine('Add this repository', `annex packages repositories add ${repository}${pin}`)}
<p class="soft">${signingText(status)}</p></div>
<p><a href="/packages/check">Validate your files</a></p>`;
  return packagesPage(`${name} · Annex`, 'Browse and search the packages in this repository.', body, visit);
}

async function readView(packages: PackageService, query: PageQuery) {
  const { q, type, tag, status, platform, tool_version } = query;
  const search = { q, type, tag: tag === undefined ? undefined : [tag] };
  const filters = { ...search, status: status && [status], platform: platform && [platform], tool_version };
  const [hits, all, icons, repository, quarantine] = await Promise.all([
    packages.find(filters),
    status || platform || tool_version ? packages.find(search) : null,
    packages.pageIcons(),
    packages.status(),
    packages.quarantine(),
  ]);
  /** Packages that match the search but have no version that matches the filters. */
  const incompatible = all ? all.length - hits.length : 0;
  return { query, brand: packages.brand, hits, incompatible, icons, status: repository, quarantined: quarantine.total };
}

function signingText({ signing, signature }: View['status']): Content {
  const day = signature?.expires.slice(0, 10);
  if (signing === 'signed') return html`Signed. The signatures are valid until <time datetime="${day}">${day}</time>.`;
  if (signing === 'expired') return html`The signatures expired on <time datetime="${day}">${day}</time>.`;
  return signing === 'invalid' ? 'The signatures are invalid. Do not install from here.' : 'Not signed.';
}

function results({ query, hits, incompatible, icons, quarantined, brand }: View): Html {
  const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const pageHits = hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const all = addressOf(PATH, query, { tool_version: undefined, platform: undefined, status: undefined });
  const hidden =
    incompatible === 0 ? null : html`<a href="${all}" data-forget>${incompatible} more with no matching version</a>`;
  const invalid =
    quarantined === 0 ? null : html`<a href="/packages/quarantine">${quarantined} invalid and not listed</a>`;
  const tag =
    query.tag === undefined
      ? null
      : html`<a href="${addressOf(PATH, query, { tag: undefined })}">tag “${query.tag}” ✕</a>`;
  return html`<p class="count"><span>${hits.length === 1 ? '1 package' : `${hits.length} packages`}</span>${tag}${hidden}${invalid}</p>
${pageHits.length === 0 ? emptyResults(query) : html`<ul class="grid">${pageHits.map((hit) => card(hit, query, icons, brand))}</ul>`}
${
  pages === 1
    ? null
    : html`<nav class="pages" aria-label="Pages">${pageLink('Previous', page > 1, addressOf(PATH, query, { page: page - 1 }))}<span>${page} of ${pages}</span>${pageLink('Next', page < pages, addressOf(PATH, query, { page: page + 1 }))}</nav>`
}`;
}

const pageLink = (text: string, exists: boolean, href: string): Content =>
  exists ? html`<a class="button" href="${href}">${text}</a>` : null;

function emptyResults(query: PageQuery): Html {
  const isSearch = addressOf(PATH, query) !== PATH;
  return html`<div class="empty"><h2>${isSearch ? 'No matching packages' : 'No packages yet'}</h2>
<p>${isSearch ? html`Try fewer words, or <a href="${PATH}" data-forget>show all packages</a>.` : html`Build a repository with <code>annex packages build</code> to see its packages here.`}</p></div>`;
}

function card(hit: SearchHit, query: PageQuery, icons: ReadonlyMap<string, unknown>, brand: string): Html {
  const { package: item } = hit;
  const { tool_version, platform, status } = query;
  const version = status ? hit.version : resolveVersion(item, { tool_version, platform }).version;
  const none = { q: '', type: undefined, tag: undefined, status: undefined };
  const facts: Content = version
    ? html`<span class="mono">${versionLabel(version)}</span>${statusBadge(version.status)}<span class="soft">${toolName(brand)} ${toolRange(version)}</span>`
    : html`<span class="badge">no versions</span>`;
  return html`<li class="package">${iconOf(item, icons, 48)}
<h2 dir="auto"><a href="${addressOf(packagePath(item.identifier), query, none)}">${item.name}</a></h2>
<p class="by" dir="auto">${TYPE_NAMES[item.type]} · ${item.author.name}</p>
<p class="what" dir="auto">${item.description}</p>
<p class="facts">${facts}</p></li>`;
}
