// All panels that a workspace can show: those of spec/workspace/panels.yaml.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { PANELS, type Panel, type PanelKind } from '../../../../generated/workspace/panels.ts';

export type { PanelKind };
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
}

export class Catalog {
  readonly categories: readonly Category[];
  readonly #byType: ReadonlyMap<string, CatalogPanel>;
  readonly #aliases: ReadonlyMap<string, string>;

  constructor({ aliases = [], pages = [] }: CatalogOptions = {}) {
    this.#aliases = new Map([...BUILT_IN_ALIASES, ...aliases.map(readAlias)]);
    const urls = new Map(pages.map(readPair));
    this.categories = PANELS.map(({ category, panels }) => ({
      name: category,
      panels: panels.map((panel) => this.#describe(panel, urls)),
    }));
    this.#byType = new Map(this.categories.flatMap(({ panels }) => panels.map((panel) => [panel.panelType, panel])));
  }

  find(type: string): CatalogPanel | null {
    return this.#byType.get(this.#aliases.get(type) ?? type) ?? null;
  }

  kindOf(type: string): PanelKind {
    return KINDS.get(this.#aliases.get(type) ?? type) ?? 'placeholder';
  }

  #describe(panel: Panel, urls: ReadonlyMap<string, string>): CatalogPanel {
    const { panelType, displayName, displayIcon, description, kind, singleton } = panel;
    const isPlaceholder = kind === 'placeholder';
    const url = isPlaceholder ? urls.get(panelType) : undefined;
    const aliases = [...this.#aliases].flatMap(([foreign, ours]) => (ours === panelType ? foreign : []));
    return {
      panelType,
      displayName,
      displayIcon,
      description,
      singleton,
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

const readPair = (pair: string): readonly [name: string, value: string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** `webview`, `sandbox` and `log` are short for the identifiers of those panels. */
function readAlias(alias: string): readonly [foreign: string, ours: string] {
  const [foreign, ours] = readPair(alias);
  return [foreign, OWN.find(({ kind }) => kind === ours)?.panelType ?? ours];
}
