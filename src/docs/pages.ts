// Every page of the site by its address. The addresses are stable: other sites and old releases link to them.
import { messagePage } from './asyncapi/message.ts';
import { documentOverview } from './document-overview.ts';
import { flowsPage } from './flows.ts';
import { type Guide, guidePage, guidesPage, INTRODUCTIONS } from './guides.ts';
import { landingPage } from './landing.ts';
import type { SitePage } from './layout.ts';
import type { DocumentPage, Model } from './model.ts';
import { operationPage } from './openapi/operation.ts';
import { overviewPage } from './overview.ts';
import { type ProblemEntry, problemPage, problemsPage } from './problems.ts';
import { schemaLinks, schemaPage } from './schema-list.ts';
import { settingsPage } from './settings.ts';

type Pages = [path: string, create: () => SitePage][];

export function listPages(
  model: Model,
  guides: readonly Guide[],
  introductions: readonly Guide[],
  problems: readonly ProblemEntry[],
  sizeOf: (file: string) => number,
): ReadonlyMap<string, () => SitePage> {
  const landing = () => landingPage(model, guides);
  return new Map([
    ['/', landing],
    ['/about', landing],
    ['/docs', () => overviewPage(model, guides, introductions, sizeOf)],
    ['/docs/settings', settingsPage],
    ['/docs/guides', () => guidesPage(guides)],
    ...guides.map((each): Pages[0] => [each.href, () => guidePage(each, guides)]),
    ...introductions.map((each): Pages[0] => [each.href, () => guidePage(each, introductions, INTRODUCTIONS)]),
    ...model.areas.flatMap(({ documents }) => documents.flatMap((page) => documentPages(page, documents, model))),
    ['/problems', () => problemsPage(problems)],
    ...problems.map((each): Pages[0] => [`/problems/${each.name}`, () => problemPage(each, model.links)]),
  ]);
}

function documentPages(page: DocumentPage, siblings: readonly DocumentPage[], model: Model): Pages {
  const { links } = model;
  if (page.kind === 'arazzo') return [[page.href, () => flowsPage(page, siblings, model)]];
  const described =
    page.kind === 'openapi'
      ? page.operations.map((each): Pages[0] => [each.href, () => operationPage(page, each, links)])
      : page.channels.flatMap((socket) =>
          socket.directions.flatMap(({ messages }) =>
            messages.map((each): Pages[0] => [each.href, () => messagePage(page, socket, each, links)]),
          ),
        );
  return [
    [page.href, () => documentOverview(page, siblings, links)],
    ...described,
    ...schemaLinks(page).map(({ title, href }): Pages[0] => [href, () => schemaPage(page, title, href)]),
  ];
}
