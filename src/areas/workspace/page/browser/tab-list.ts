// The entries of the tab list: open tabs, and closed ones that can be opened again.
import type { LeafNode } from '../../../../../generated/workspace/messages.ts';
import type { ClosedTab } from './closed-tabs.ts';
import { type ChoiceGroup, hasWords } from './search-dialog.ts';

export interface TabListActions {
  /** The name that the tab's handle shows. */
  readonly nameOf: (tabId: string) => string | undefined;
  readonly show: (leafId: string, tabId: string) => void;
  readonly reopen: (closed: ClosedTab) => void;
}

export function findTabs(
  leaves: readonly LeafNode[],
  closed: readonly ClosedTab[],
  { nameOf, show, reopen }: TabListActions,
  text: string,
): ChoiceGroup[] {
  const entry = ({ displayName, displayIcon, panelState, openedBy }: ClosedTab['tab'], name = displayName) => ({
    icon: displayIcon,
    label: name,
    note: [panelState.url, openedBy && `opened by ${openedBy.name}`].filter(Boolean).join(' · '),
  });
  const open = leaves.flatMap(({ id: leafId, tabs }) =>
    tabs.map((tab) => ({ ...entry(tab, nameOf(tab.id)), run: () => show(leafId, tab.id) })),
  );
  const gone = closed.toReversed().map((each) => ({ ...entry(each.tab), run: () => reopen(each) }));
  const matching = (entries: typeof open) => entries.filter(({ label, note }) => hasWords(text, `${label} ${note}`));
  return [
    { name: 'Open tabs', choices: matching(open) },
    { name: 'Closed tabs', choices: matching(gone) },
  ];
}
