// The entries of the panel picker: a web view for a typed URL, panels that work, then a fold with those not installed.
import type { OpenTab } from '../../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import { completeUrl, isAddress } from '../../page-kit/complete-url.ts';
import type { CatalogPanel, PageData } from '../../page-kit/page-data.ts';
import { type Choice, type ChoiceGroup, hasWords } from '../../page-kit/search-dialog.ts';

/** The panel that was picked, and the page for a web view. */
export type Picked = Pick<OpenTab, 'panelType' | 'displayName' | 'displayIcon' | 'initialState'>;

/** Returns the function that finds the entries for the typed text. */
export function createPicker(
  { catalog, pasteUrl }: Pick<PageData, 'catalog' | 'pasteUrl'>,
  isOpen: (panelType: string) => boolean,
  chosen: (picked: Picked) => void,
): (text: string) => ChoiceGroup[] {
  let isUnfolded = false;
  const choice = (panel: CatalogPanel): Choice => {
    const { displayIcon: icon, displayName: label, description: note, panelType } = panel;
    const disabled = panel.singleton && isOpen(panelType);
    return { icon, label, note, badge: disabled ? 'already open' : null, disabled, run: () => chosen({ panelType }) };
  };
  const webView = (entry: Omit<Choice, 'run'>, url: string, named: Partial<Picked> = {}): Choice => ({
    ...entry,
    run: () => chosen({ panelType: WEB_VIEW, initialState: { url }, ...named }),
  });
  const paste = { icon: 'screen', label: 'Paste', note: 'Save a screenshot in the project.' };
  const unfold = (count: number): Choice => ({
    icon: 'more',
    label: `Show ${count} more panels`,
    note: 'Extensions can provide them.',
    staysOpen: true,
    run: () => {
      isUnfolded = true;
    },
  });
  return (text) => {
    const matching = catalog.categories.flatMap(({ name, panels }) =>
      panels.filter(({ displayName, description }) => hasWords(text, `${displayName} ${description} ${name}`)),
    );
    const works = matching.filter(({ placeholder }) => !placeholder);
    works.sort((one, other) => Number(other.panelType === WEB_VIEW) - Number(one.panelType === WEB_VIEW));
    const ready = works.map(choice);
    if (pasteUrl !== undefined && hasWords(text, `${paste.label} ${paste.note}`))
      ready.push(webView(paste, pasteUrl, { displayName: paste.label, displayIcon: paste.icon }));
    const missing = matching.filter(({ placeholder }) => placeholder);
    const isFolded = text === '' && !isUnfolded && missing.length > 0;
    const url = isAddress(text) ? completeUrl(text) : null;
    const page = url === null ? [] : [webView({ icon: 'globe', label: url, note: 'Open in a web view' }, url)];
    return [
      { name: 'Address', choices: page },
      { name: 'Ready to use', choices: ready },
      { name: 'Not installed', choices: isFolded ? [unfold(missing.length)] : missing.map(choice) },
    ];
  };
}
