// The panels that installed packages bring: their views, what they may do, what they keep, and what they call.
//
// A panel may do what both its installed manifest asks for and the owner's grant allows. The panel of a request is always
// the one that the tab shows: a page names a tab, and never a package or a permission that it has.
import { hash as digest } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import { Problem } from '../../../base/problem.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import {
  bothOf,
  describePermissions,
  effectiveOf,
  isNothing,
  missingOf,
  NOTHING,
  type PanelPermissions,
} from '../../../package-manager/panels/permissions.ts';
import type { Page } from '../../../pages/layout.ts';
import type { Catalog } from '../layout/catalog.ts';
import { getTab, type Tab, tabsOf } from '../layout/tree.ts';
import type { RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';
import type { ContentChange, ContentStore, PanelContent } from './contents.ts';
import { shellDocument, viewDocument, viewHash } from './documents.ts';
import { PanelDrafts } from './drafts.ts';
import type { GrantStore } from './grants.ts';
import type { InstalledPanel, PanelRegistry } from './registry.ts';
import { callTool, type OtherTools, type ToolResult } from './tools.ts';

/** Of a grant that others change. */
const MAX_TRIES = 20;

export interface PanelViewsParts {
  readonly registry: PanelRegistry;
  readonly catalog: Catalog;
  readonly grants: GrantStore;
  readonly contents: ContentStore;
  readonly others: OtherTools;
  readonly baseUrl: () => string;
  readonly now: () => number;
}

/** `input` and `result` of a tab to be opened are kept with the panel, and not in the layout. */
type OpeningBody = Pick<Schemas['OpenTab'], 'panelType' | 'initialState' | 'panelState'>;

export class PanelViews {
  readonly drafts: PanelDrafts;
  readonly #parts: PanelViewsParts;

  constructor(parts: PanelViewsParts) {
    this.#parts = parts;
    this.drafts = new PanelDrafts(parts.now);
  }

  refresh(): Promise<void> {
    return this.#parts.registry.refresh();
  }

  async getView({ room }: RoomCaller, tabId: string): Promise<Schemas['PanelView']> {
    await this.refresh();
    const panel = this.#panelOf(room, await tabOf(room, tabId));
    const grant = await this.#parts.grants.find(room.name.owner, panel.panelType);
    const { asks, title, icon, reasons, input, result } = panel.manifest;
    const granted = effectiveOf(asks, grant?.permissions ?? NOTHING);
    const missing = missingOf(asks, grant?.permissions ?? NOTHING);
    const hash = viewHash(viewDocument(panel.html, granted));
    const path = `/workspaces/panels/${room.name.owner}/${panel.panelType}/${hash}`;
    const { panelType, package: identifier, version } = panel;
    return {
      ...{ panelType, title, icon, package: identifier, version, granted, missing },
      ask: isNothing(missing) || grant?.version === version ? 'no' : grant ? 'more' : 'first',
      allows: describePermissions(granted, reasons),
      asks: describePermissions(missing, reasons),
      ...{ shell: `${path}/shell`, view: `${path}/view` },
      maxStateBytes: room.parts.limits.maxContentBytes,
      ...(input ? { input: input as Record<string, unknown> } : {}),
      ...(result ? { result: result as Record<string, unknown> } : {}),
    };
  }

  /** Null if this node has no such document, or the owner no such grant. */
  async document(path: { owner: string; panelType: string; hash: string; part: string }): Promise<Page | null> {
    await this.refresh();
    const { owner, panelType, hash, part } = path;
    const panel = this.#find(owner, panelType);
    if (!panel) return null;
    const view = viewDocument(panel.html, await this.#effective(owner, panel));
    if (viewHash(view) !== hash) return null;
    if (part === 'view') return view;
    const address = new URL(`/workspaces/panels/${owner}/${panelType}/${hash}/view`, this.#parts.baseUrl()).href;
    return part === 'shell' ? shellDocument(address) : null;
  }

  /** Adds to what was granted before. Nothing is granted that the installed version does not ask for. */
  async grant({ room, by }: RoomCaller, tabId: string, asked: Schemas['SetPanelGrant']): Promise<void> {
    const { grants, now } = this.#parts;
    const { owner } = room.name;
    const { panelType, manifest } = this.#panelOf(room, await tabOf(room, tabId));
    const more = effectiveOf(manifest.asks, asked.permissions);
    const decision = { version: asked.version, grantedBy: by.actor.name, grantedAt: now() };
    const about = { panelType, title: manifest.title, ...decision };
    for (let tries = 0, isSaved = false; !isSaved; tries += 1) {
      if (tries === MAX_TRIES) throw new Problem('unavailable', 'The permissions are changing too fast. Try again.');
      const before = await grants.find(owner, panelType);
      const permissions = bothOf(before?.permissions ?? NOTHING, more);
      isSaved = await grants.save(owner, { ...about, permissions }, before);
    }
    const words = describePermissions(more);
    const text = words.length === 0 ? 'no permissions' : `permission to ${words.join('; ')}`;
    room.log.add(by.actor, { text: `Gave “${manifest.title}” ${text}.`, tabId });
  }

  async listGrants(owner: string): Promise<(Schemas['PanelGrant'] & { owner: string })[]> {
    const { registry, grants } = this.#parts;
    const installed = new Set(registry.panels.map(({ panelType }) => panelType));
    return (await grants.list(owner)).map((grant) => ({
      ...grant,
      installed: installed.has(grant.panelType),
      allows: describePermissions(grant.permissions),
      grantedAt: new Date(grant.grantedAt).toISOString(),
    }));
  }

  async revoke(owner: string, panelType: string): Promise<void> {
    await this.#parts.grants.delete(owner, panelType);
  }

  async call(caller: RoomCaller, tabId: string, call: Schemas['CallPanelTool']): Promise<ToolResult> {
    const { room } = caller;
    const panel = this.#panelOf(room, await tabOf(room, tabId));
    const { scopes } = await this.#effective(room.name.owner, panel);
    const name = `${panel.manifest.title} (panel)`;
    const agent = { id: digest('sha256', panel.panelType, 'base64url').slice(0, 16), name };
    const asPanel: RoomCaller = { room, by: { actor: { kind: 'program', name }, agent } };
    return callTool(panel, scopes, call, asPanel, this.#parts.others);
  }

  async getContent({ room }: RoomCaller, tabId: string): Promise<PanelContent> {
    const { id } = await tabOf(room, tabId);
    return this.#parts.contents.find(room.name, id);
  }

  async updateContent({ room }: RoomCaller, tabId: string, change: ContentChange): Promise<{ version: number }> {
    this.#panelOf(room, await tabOf(room, tabId));
    const openTabs = tabsOf((await room.layout.get()).layout).map(({ id }) => id);
    const { contents, now } = this.#parts;
    return { version: await contents.save(room.name, [tabId, ...openTabs], change, now()) };
  }

  /** Opens a tab by `open`; what a package's panel is opened with is kept with it. */
  async open<Body extends OpeningBody, Opened extends { readonly tabId: string }>(
    caller: RoomCaller,
    body: Body,
    open: (body: Body) => Promise<Opened>,
  ): Promise<Opened> {
    await this.refresh();
    const { initialState = body.panelState ?? {}, panelState: _, ...others } = body;
    const { input, result, ...rest } = initialState as ContentChange;
    if (!this.#find(caller.room.name.owner, body.panelType) || (!input && !result)) return open(body);
    const content = { ...(input ? { input } : {}), ...(result ? { result } : {}) };
    this.#parts.contents.checkSize(content);
    const opened = await open({ ...others, initialState: rest } as unknown as Body);
    await this.updateContent(caller, opened.tabId, content);
    return opened;
  }

  /** Tells the room's browsers about new contents and grants, of all nodes. Returns a function that stops. */
  watch(room: Room): () => void {
    const { grants, contents, registry } = this.#parts;
    const { owner } = room.name;
    const versions = new Map<string, number>();
    let lastGrants: string | null = null;
    const send = (message: Parameters<Room['browsers']['list'][number]['peer']['send']>[0]) => {
      for (const { peer } of room.browsers.list) void peer.send(message);
    };
    const look = oneAtATime(async () => {
      const text = JSON.stringify(await grants.list(owner));
      if (lastGrants !== null && text !== lastGrants) send({ type: 'catalog' });
      lastGrants = text;
      for (const [tabId, version] of await contents.versions(room.name)) {
        if (versions.get(tabId) === version) continue;
        versions.set(tabId, version);
        send({ type: 'panel-state', tabId, version });
      }
    }, ignoreStateErrors(room.parts.onFault));
    const installed = () => send({ type: 'catalog' });
    const stops = [grants.watch(owner, look), contents.watch(room.name, look), registry.watch(installed)];
    stops.push(this.drafts.watch(owner, installed));
    return () => stops.forEach((stop) => void stop());
  }

  async #effective(owner: string, { panelType, manifest }: InstalledPanel): Promise<PanelPermissions> {
    return effectiveOf(manifest.asks, (await this.#parts.grants.find(owner, panelType))?.permissions ?? NOTHING);
  }

  #find(owner: string, panelType: string): InstalledPanel | null {
    return this.drafts.find(owner, panelType) ?? this.#parts.catalog.viewOf(panelType);
  }

  #panelOf({ name }: Room, { panelType, displayName }: Tab): InstalledPanel {
    const panel = this.#find(name.owner, panelType);
    if (panel) return panel;
    const reason = this.drafts.explain(name.owner, panelType);
    throw new Problem('wrong-panel', reason ?? `“${displayName}” is not the panel of an installed package.`);
  }
}

async function tabOf(room: Room, tabId: string): Promise<Tab> {
  const { layout } = await room.layout.get();
  return getTab(layout, tabId).tab;
}
