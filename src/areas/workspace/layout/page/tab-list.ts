// The entries of two dialogs: the tab list with open and closed tabs, and the command palette with actions and tabs.

import type { WorkspacePage } from '../../page-kit/page.ts';
import { type Choice, type ChoiceGroup, hasWords } from '../../page-kit/search-dialog.ts';
import { type Action, keysText } from '../../page-kit/shortcuts.ts';
import type { ClosedTab } from './closed-tabs.ts';
import { tabsOf } from './layout-tree.ts';
import type { TabActions } from './tab-actions.ts';

const tabsIn = ({ layout }: WorkspacePage) => (layout ? tabsOf(layout) : []);

export function findTabs(page: WorkspacePage, tabs: TabActions, text: string): ChoiceGroup[] {
  const entry = ({ displayName, displayIcon, panelState, openedBy }: ClosedTab['tab'], name = displayName) => ({
    icon: displayIcon,
    label: name,
    note: [panelState.url, openedBy && `opened by ${openedBy.name}`].filter(Boolean).join(' · '),
  });
  const open = tabsIn(page).map((tab) => ({ ...entry(tab, page.titleOf(tab.id)), run: () => tabs.show(tab.id) }));
  const gone = tabs.closed.all.toReversed().map((each) => ({ ...entry(each.tab), run: () => tabs.reopen(each) }));
  const matching = (entries: typeof open) => entries.filter(({ label, note }) => hasWords(text, `${label} ${note}`));
  return [
    { name: 'Open tabs', choices: matching(open) },
    { name: 'Closed tabs', choices: matching(gone) },
  ];
}

export function findCommands(
  page: WorkspacePage,
  tabs: TabActions,
  actions: readonly Action[],
  text: string,
): ChoiceGroup[] {
  const isFound = ({ label, group, isPossible }: Action) =>
    (isPossible?.() ?? true) && hasWords(text, `${group} ${label}`);
  const choiceOf = ({ label, keys, run }: Action): Choice => {
    return { icon: 'command', label, keys: keys && keysText(keys), run };
  };
  const groups = Map.groupBy(actions.filter(isFound), ({ group }) => group);
  const places = tabsIn(page)
    .filter(({ displayName }) => hasWords(text, `go to tab ${displayName}`))
    .map(({ id, displayName: label, displayIcon: icon }) => ({ icon, label, run: () => tabs.show(id) }));
  return [
    ...[...groups].map(([name, found]) => ({ name, choices: found.map(choiceOf) })),
    { name: 'Go to tab', choices: places },
  ];
}
