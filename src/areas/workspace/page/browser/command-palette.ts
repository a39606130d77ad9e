// The entries of the command palette: actions and tabs.
import type { LeafNode } from '../../../../../generated/workspace/messages.ts';
import { type ChoiceGroup, hasWords } from './search-dialog.ts';
import { type Action, keysText } from './shortcuts.ts';

export function findCommands(
  actions: readonly Action[],
  leaves: readonly LeafNode[],
  show: (leafId: string, tabId: string) => void,
  text: string,
): ChoiceGroup[] {
  const possible = actions.filter(
    ({ label, group, isPossible }) => (isPossible?.() ?? true) && hasWords(text, `${group} ${label}`),
  );
  const tabs = leaves.flatMap(({ id: leafId, tabs }) => tabs.map((tab) => ({ leafId, ...tab })));
  const commands = [...new Set(possible.map(({ group }) => group))].map((name) => ({
    name,
    choices: possible
      .filter(({ group }) => group === name)
      .map(({ label, keys, run }) => ({ icon: 'command', label, keys: keys && keysText(keys), run })),
  }));
  const places = tabs
    .filter(({ displayName }) => hasWords(text, `go to tab ${displayName}`))
    .map(({ leafId, id, displayName, displayIcon }) => ({
      icon: displayIcon,
      label: displayName,
      run: () => show(leafId, id),
    }));
  return [...commands, { name: 'Go to tab', choices: places }];
}
