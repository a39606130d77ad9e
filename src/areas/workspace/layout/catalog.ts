// All panels that a workspace can show: those of spec/workspace/panels.yaml and those of installed packages.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { type PanelKind as OwnKind, PANELS, type Panel } from '../../../../generated/workspace/panels.ts';
import type { InstalledPanel } from '../../../package-manager/install/panels.ts';
import { DRAFT_OWNER } from '../../../package-manager/panels/manifest.ts';

/** `view`: a panel that an installed package brings. */
export type PanelKind = OwnKind | 'view';
export type CatalogPanel = Schemas['CatalogPanel'];
type Category = Schemas['PanelCategory'];

const OWN: readonly Panel[] = PANELS.flatMap(({ panels }) => panels);
const KINDS = new Map(OWN.map(({ panelType, kind }) => [panelType, kind]));
/** Identifiers that public clients send. */
const BUILT_IN_ALIASES = OWN.flatMap(({ panelType, aliases }) =>
  aliases.map((foreign): [string, string] => [foreign, panelType]),
);

export interface CatalogOptions {
  /** `<foreign identifier>=<ours>`, in addition to the built-in aliases. */
  readonly aliases?: readonly string[] | undefined;
  /** `<identifier>=<url>`: pages of panels that would otherwise be placeholders. */
  readonly pages?: readonly string[] | undefined;
  /** The panels of packages. Another list means that they have changed. */
  readonly installed?: (() => readonly InstalledPanel[]) | undefined;
}

/** The catalog with the packages that are installed now. */
interface Current {
  readonly installed: readonly InstalledPanel[];
  readonly categories: readonly Category[];
  readonly byType: ReadonlyMap<string, CatalogPanel>;
  /** By their own type, and by that of the placeholder that they replace. */
  readonly views: ReadonlyMap<string, InstalledPanel>;
}

export class Catalog {
  readonly #own: readonly Category[];
  readonly #aliases: ReadonlyMap<string, string>;
  readonly #installed: () => readonly InstalledPanel[];
  #current: Current | null = null;

  constructor({ aliases = [], pages = [], installed = () => NONE }: CatalogOptions = {}) {
    this.#aliases = new Map([...BUILT_IN_ALIASES, ...aliases.map(readAlias)]);
    this.#installed = installed;
    const urls = new Map(pages.map(readPair));
    this.#own = PANELS.map(({ category, panels }) => ({
      name: category,
      panels: panels.map((panel) => this.#describe(panel, urls)),
    }));
  }

  get categories(): readonly Category[] {
    return this.#now.categories;
  }

  get #now(): Current {
    const installed = this.#installed();
    if (this.#current?.installed !== installed) this.#current = combine(this.#own, installed);
    return this.#current;
  }

  find(type: string): CatalogPanel | null {
    if (type.startsWith(`${DRAFT_OWNER}/`)) return { ...DRAFT, panelType: type };
    return this.#now.byType.get(this.#aliases.get(type) ?? type) ?? null;
  }

  /** Null if the panel is not one of an installed package. */
  viewOf(type: string): InstalledPanel | null {
    return this.#now.views.get(this.#aliases.get(type) ?? type) ?? null;
  }

  kindOf(type: string): PanelKind {
    return this.viewOf(type) || type.startsWith(`${DRAFT_OWNER}/`)
      ? 'view'
      : (KINDS.get(this.#aliases.get(type) ?? type) ?? 'placeholder');
  }

  #describe({ kind, aliases: _, ...panel }: Panel, urls: ReadonlyMap<string, string>): CatalogPanel {
    const isPlaceholder = kind === 'placeholder';
    const url = isPlaceholder ? urls.get(panel.panelType) : undefined;
    const aliases = [...this.#aliases].flatMap(([foreign, ours]) => (ours === panel.panelType ? foreign : []));
    return {
      ...panel,
      placeholder: isPlaceholder && url === undefined,
      ...(url === undefined ? {} : { url }),
      ...(aliases.length === 0 ? {} : { aliases }),
    };
  }

  /** With its article, as in "a web view". */
  nameOf(type: string): string {
    const name = this.find(type)?.displayName ?? 'panel';
    return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${/^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name}`;
  }
}

const NONE: readonly InstalledPanel[] = [];
/** A panel that is being written. It is not listed: others should not open it. */
const DRAFT = {
  ...{ displayName: 'Panel draft', displayIcon: 'square', singleton: false, placeholder: false },
  description: 'A panel that is being written.',
};
const MAX_DESCRIPTION = 500;

/** The first package by identifier replaces a placeholder, unless it has a page. The others are listed by themselves. */
function combine(own: readonly Category[], installed: readonly InstalledPanel[]): Current {
  const views = new Map<string, InstalledPanel>();
  const replaced = own.map(({ name, panels }) => ({
    name,
    panels: panels.map((entry) => {
      const panel = entry.placeholder && installed.find(({ manifest }) => manifest.implements === entry.panelType);
      if (!panel) return entry;
      views.set(entry.panelType, panel);
      return { ...entry, placeholder: false, ...fromPackage(panel, entry.description) };
    }),
  }));
  const replacing = new Set(views.values());
  const entries = installed.map((panel) => ({ panel, entry: entryOf(panel) }));
  const listed = entries.filter(({ panel }) => !replacing.has(panel));
  const categories = replaced.map(({ name, panels }) => ({
    name,
    panels: [...panels, ...listed.flatMap(({ panel, entry }) => (panel.manifest.category === name ? entry : []))],
  }));
  for (const { panel } of entries) views.set(panel.panelType, panel);
  const all = [...entries.map(({ entry }) => entry), ...categories.flatMap(({ panels }) => panels)];
  return { installed, categories, views, byType: new Map(all.map((entry) => [entry.panelType, entry])) };
}

function entryOf(panel: InstalledPanel): CatalogPanel {
  const { title: displayName, icon: displayIcon, singleton, description } = panel.manifest;
  const about = { panelType: panel.panelType, displayName, displayIcon, singleton, placeholder: false };
  return { ...about, ...fromPackage(panel, description) };
}

function fromPackage({ package: identifier, version }: InstalledPanel, description: string) {
  const from = ` From ${identifier}.`;
  const text = description.slice(0, MAX_DESCRIPTION - from.length) + from;
  return { description: text.trim(), view: { package: identifier, version } };
}

const readPair = (pair: string): readonly [name: string, value: string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** `webview`, `sandbox` and `log` are short for the identifiers of those panels. */
function readAlias(alias: string): readonly [foreign: string, ours: string] {
  const [foreign, ours] = readPair(alias);
  return [foreign, OWN.find(({ kind }) => kind === ours)?.panelType ?? ours];
}
