// annex packages diff: lists additions, removals, changes and the promises they break.

import type { Package } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { neutralDocument } from '../../package-manager/format/brand.ts';
import { type Change, diffLists, type ListDiff } from '../../package-manager/format/diff.ts';
import { compareVersions, versionLabel } from '../../package-manager/format/version-order.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { printResult } from '../print.ts';
import { comparePanelsOf } from './panels.ts';
import { brandOf, readList } from './validate.ts';

export async function diffPackages(args: Arguments): Promise<void> {
  const [before = '', after = ''] = args.words;
  const brand = brandOf(args);
  const lists = [await readPackages(before, brand), await readPackages(after, brand)] as const;
  const diff = diffLists(...lists);
  const panels = await describePanels(...lists);
  printResult(args, { ...diff, panels }, [textOf(diff), ...panels].join('\n'));
  if (diff.broken.length > 0) process.exitCode = 1;
}

async function readPackages(path: string, brand: string): Promise<readonly Package[]> {
  const list = neutralDocument(await readList(path), brand, 'packages');
  if (resources.PackageArray(list)) return (list as { readonly packages: readonly Package[] }).packages;
  throw new CommandError(`${path} is not a valid list of packages; run annex packages validate ${path}`);
}

/** What the panels of new versions ask for. */
async function describePanels(before: readonly Package[], after: readonly Package[]): Promise<string[]> {
  const sentences: string[] = [];
  for (const { identifier, versions } of after) {
    const former = before.find((item) => item.identifier === identifier)?.versions ?? [];
    for (const version of versions.filter((each) => former.every((other) => compareVersions(other, each) !== 0))) {
      const panels = await comparePanelsOf(version, former);
      sentences.push(...panels.map((sentence) => `${identifier} ${versionLabel(version)}: ${sentence}`));
    }
  }
  return sentences;
}

function textOf({ added, removed, changed, broken }: ListDiff): string {
  const lines = [
    ...added.map((identifier) => `+ ${identifier}`),
    ...removed.map((identifier) => `- ${identifier}`),
    ...changed.flatMap(({ identifier, changes, ...versions }) => [
      `~ ${identifier}`,
      ...changes.map((change) => `    ${changeText(change)}`),
      ...versions.added.map((version) => `  + ${version}`),
      ...versions.removed.map((version) => `  - ${version}`),
      ...versions.changed.flatMap(({ version, changes: inside }) => [
        `  ~ ${version}`,
        ...inside.map((change) => `      ${changeText(change)}`),
      ]),
    ]),
  ];
  if (lines.length === 0) return 'No differences.';
  if (broken.length === 0) return [...lines, '', 'No breaking changes.'].join('\n');
  const breaking = broken.map(({ message, remedy, promise }) => `! ${message} -> ${remedy} [${promise}]`);
  return [...lines, '', `Breaking changes: ${broken.length}`, ...breaking].join('\n');
}

const changeText = ({ field, before, after }: Change): string =>
  `${field}: ${valueText(before)} -> ${valueText(after)}`;

const valueText = (value: unknown): string => {
  if (value === undefined) return '(none)';
  const text = JSON.stringify(value).replace(/\p{C}/gu, '·');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
};
