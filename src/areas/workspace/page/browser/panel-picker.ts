// The entries of the panel picker: a web view for a typed URL, working panels, then placeholders.
import { WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import type { CatalogPanel, PageData } from './page-data.ts';
import { completeUrl, isAddress } from './panels/complete-url.ts';
import { type Choice, type ChoiceGroup, hasWords } from './search-dialog.ts';

/** The panel that was picked, and the page for a web view. */
export interface Picked {
  readonly panelType: string;
  readonly initialState?: { readonly url: string };
}

const NOT_INSTALLED = 'not installed';

export function findPanels(
  { categories }: PageData['catalog'],
  isOpen: (panelType: string) => boolean,
  chosen: (picked: Picked) => void,
  text: string,
): ChoiceGroup[] {
  const choice = (panel: CatalogPanel): Choice => {
    const isTaken = panel.singleton && isOpen(panel.panelType);
    const { displayIcon: icon, displayName: label, description: note, panelType } = panel;
    const badge = isTaken ? 'already open' : panel.placeholder ? NOT_INSTALLED : null;
    return { icon, label, note, badge, disabled: isTaken, run: () => chosen({ panelType }) };
  };
  const fitting = categories.map(({ name, panels }) => ({
    name,
    panels: panels.filter(({ displayName, description }) => hasWords(text, `${displayName} ${description} ${name}`)),
  }));
  const works = fitting.flatMap(({ panels }) => panels.filter(({ placeholder }) => !placeholder));
  works.sort((one, other) => Number(other.panelType === WEB_VIEW) - Number(one.panelType === WEB_VIEW));
  const url = isAddress(text) ? completeUrl(text) : null;
  const page: Choice[] =
    url === null
      ? []
      : [
          {
            icon: 'globe',
            label: url,
            note: 'Open in a web view',
            run: () => chosen({ panelType: WEB_VIEW, initialState: { url } }),
          },
        ];
  return [
    { name: 'Address', choices: page },
    { name: 'Ready to use', choices: works.map(choice) },
    ...fitting.map(({ name, panels }) => ({
      name,
      choices: panels.filter(({ placeholder }) => placeholder).map(choice),
    })),
  ];
}
