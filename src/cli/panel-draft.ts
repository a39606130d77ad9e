// annex workspace panel: shows a panel in the workspace while its author writes it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DRAFT_OWNER } from '../package-manager/panels/manifest.ts';
import { type Arguments, CommandError, printable } from './arguments.ts';
import { openWorkspace } from './clients.ts';

const POLL_MS = 300;
/** The platform keeps a draft for 30 seconds. */
const REPEAT_MS = 10_000;

export async function showDraft(args: Arguments): Promise<void> {
  const [folder = ''] = args.words;
  const { control, path, report, url } = openWorkspace(args);
  const first = await readDraft(folder);
  const id = /"id"\s*:\s*"([0-9a-f-]{36})"/.exec(first.manifest)?.[1];
  if (id === undefined)
    throw new CommandError(`${printable(folder)} has no panel.json with an id; run annex packages init --panel`);
  const send = async (draft: Awaited<ReturnType<typeof readDraft>>) => {
    const request = { path: { owner: path.owner, panel: id }, body: draft };
    const { errors } = await report(control.client.setPanelDraft(request));
    return errors.join('\n');
  };
  let errors = await send(first);
  const panelType = `${DRAFT_OWNER}/${id}`;
  const { tabs } = await report(control.client.listTabs({ path }));
  const open = tabs.find((tab) => tab.panelType === panelType);
  if (open) await report(control.client.updateTab({ path: { ...path, tabId: open.tabId }, body: { active: true } }));
  else await report(control.client.openTab({ path, body: { panelType } }));
  console.log(`Open ${url}/workspaces/${path.owner}/${path.repo} to see the panel. Press Ctrl+C to stop.`);
  if (errors !== '') console.error(printable(errors));
  for (let sent = first, sentAt = performance.now(); ; await delay(POLL_MS)) {
    const draft = await readDraft(folder);
    const isSame = draft.manifest === sent.manifest && draft.html === sent.html;
    if (isSame && performance.now() - sentAt < REPEAT_MS) continue;
    [sent, sentAt] = [draft, performance.now()];
    const before = errors;
    errors = await send(draft);
    if (errors !== before) console.error(errors === '' ? 'No errors.' : printable(errors));
  }
}

/** Files that are missing are empty: an editor may be replacing them. */
async function readDraft(folder: string) {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const manifest = await read('panel.json');
  const entry = /"entry"\s*:\s*"([\w.-]+\.html)"/.exec(manifest)?.[1] ?? 'index.html';
  return { manifest, html: await read(entry) };
}
