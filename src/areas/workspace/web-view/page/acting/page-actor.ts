// Looks at the page of a web view and acts in it, for programs. Steps run once; nothing is repeated.
import type {
  ActRequest,
  Agent,
  CaptureCommand,
  CommandOutcome,
  PageAnswered,
  PageCommand,
  PageRefused,
  PageStep,
  PageStepFailure,
  PageTarget,
  PageUntil,
} from '../../../../../../generated/workspace/messages.ts';
import { within } from '../../../capture/page/picture.ts';
import type { Point } from '../../../page-kit/page.ts';
import { type Answer, type OutlineNode, Stop } from '../../proxy/in-page/protocol.ts';
import type { TrackerMessage } from '../../proxy/tracker/protocol.ts';
import type { PageRecord } from '../page-record.ts';
import type { ProxiedFrame } from '../proxied-frame.ts';
import { leaveProcess } from '../site-requests.ts';
import { InPageChannel, LEFT, type PointedPlace, readBox, type Seen } from './in-page-channel.ts';
import { fieldBeside, inWords, linesWith, matchesOf, nearest } from './matching.ts';
import { AgentNotice } from './notice.ts';
import { changesOf, cut, describe, numberOf, pageText, stringOf } from './outline-text.ts';

export interface PageActorParts {
  readonly frame: HTMLIFrameElement;
  readonly proxy: ProxiedFrame;
  readonly record: PageRecord;
  /** Moves in the history of the web view, or loads its page again. False: there is no such page. */
  readonly go: (where: 'back' | 'forward' | 'reload') => Promise<boolean>;
  readonly view: () => Pick<PageAnswered, 'address' | 'title'> & {
    readonly isProxied: boolean;
    readonly sentTo: string | null;
  };
}

/** For a page to load, and for an answer. */
const LOAD_MS = 10_000;
/** How long a step waits for its element, and for the page that it opens. */
const FIND_MS = 2_000;
const GOING_MS = 5_000;
const POLL_MS = 100;
const IDLE_MS = 500;
const MAX_CHANGES = 120;

/** Who acts, and where. */
interface Call {
  readonly by: Agent;
  readonly site: string;
  readonly realFocus: boolean;
}

class Refusal extends Stop<PageRefused['code']> {}
class StepFailure extends Stop<PageStepFailure['code']> {}

function refuseIf(isWrong: boolean, code: PageRefused['code'], reason: string): void {
  if (isWrong) throw new Refusal(code, reason);
}

function asRefused(error: unknown): PageRefused {
  if (error instanceof Refusal) return { status: 'refused', code: error.code, error: error.message };
  throw error;
}

export class PageActor {
  readonly notice = new AgentNotice();
  readonly #parts: PageActorParts;
  readonly #channel: InPageChannel;
  /** The site that each program last saw here. */
  readonly #sites = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();
  #isActing = false;
  /** The page as it was when no modal dialog covered it. */
  #uncovered: readonly string[] = [];
  /** Whether the page has announced that it navigates. */
  #isGoing = false;
  /** Whether a document has gone since the last navigation for a program. */
  #hasLeft = false;
  /** Whether the page has changed in the steps of the current request. */
  #isChanged = false;

  constructor(parts: PageActorParts) {
    this.#parts = parts;
    this.#channel = new InPageChannel(parts.proxy);
  }

  left(): void {
    [this.#isGoing, this.#hasLeft, this.#isChanged] = [false, true, true];
    this.#uncovered = [];
    this.#channel.left();
  }

  receive(message: TrackerMessage): void {
    if (message.type === 'answer') this.#channel.answered(message.id, message.answer);
    if (message.type === 'going' || (message.type === 'leave' && !message.window)) this.#isGoing = true;
    if (message.type === 'user-input' && this.#isActing) this.notice.pause();
  }

  /** Tells the program that acts now. */
  note(text: string): void {
    if (this.#isActing) this.#channel.note(text);
  }

  /** The place of an element in the frame, after it was scrolled into view. Null: there is none. */
  async boxOf(ref: string): Promise<DOMRect | null> {
    const number = this.#channel.numberOf(ref);
    const answer = number === null ? null : await this.#channel.ask({ boxOf: number }, LOAD_MS);
    return readBox(answer?.box)?.box ?? null;
  }

  pointAt(at: Point, isNamed: boolean): Promise<PointedPlace | null> {
    return this.#channel.pointAt(at, isNamed);
  }

  /** The page as it draws itself, or an element of it: a PNG in base64. Null: it did not. */
  async draw({
    by,
    waitForConsent = 0,
    maxDimension,
    ref,
  }: Pick<CaptureCommand, 'by' | 'waitForConsent' | 'maxDimension' | 'ref'>): Promise<string | null | PageRefused> {
    try {
      if (by) await this.#admit(by, waitForConsent);
      const element = ref === undefined ? null : this.#channel.numberOf(ref);
      refuseIf(ref !== undefined && element === null, 'page-changed', gone(ref ?? ''));
      return await this.#channel.draw({ maxDimension, backdrop: 'white' }, element);
    } catch (error) {
      return asRefused(error);
    }
  }

  async perform(command: PageCommand): Promise<CommandOutcome> {
    try {
      const site = await this.#admit(command.by, command.request.waitForConsent);
      const former = this.#parts.record.report;
      const result = await this.#answer(command, site);
      const { record, proxy, view } = this.#parts;
      const { address, title } = view();
      if (proxy.site !== null) this.#sites.set(command.by.id, proxy.site);
      const { console, failedRequests } = record.report;
      const errors = console.filter((line) => line.level === 'error' && !former.console.includes(line));
      const failed = failedRequests.filter((request) => !former.failedRequests.includes(request));
      const [dialogs, notes] = [this.#channel.takeDialogs(), this.#channel.takeNotes()];
      return {
        status: 'answered',
        address,
        title: title ?? null,
        ...result,
        ...(dialogs.length > 0 ? { dialogs } : {}),
        ...(notes.length > 0 ? { notes } : {}),
        ...(errors.length > 0 ? { errors: errors.map(({ text }) => pageText(text)) } : {}),
        ...(failed.length > 0 ? { failedRequests: failed } : {}),
      };
    } catch (error) {
      return asRefused(error);
    }
  }

  async #answer({ request, by }: PageCommand, site: string): Promise<Partial<PageAnswered>> {
    if (request.do === 'wait') return { met: await this.#until(request.until, request.timeout_ms, by) };
    if (request.do === 'act') {
      const result = this.#last.then(() => this.#act(request, by, site)); // one program at a time
      this.#last = result.catch(() => {});
      return result;
    }
    const { ref, find = '', from, maxTokens } = request;
    const root = ref === undefined ? null : this.#channel.numberOf(ref);
    refuseIf(ref !== undefined && root === null, 'page-changed', gone(ref ?? ''));
    const seen = await this.#channel.look(root);
    if (!seen) throw new Refusal('page-timeout', this.#leaveHungPage());
    const lines = seen.lines.filter((line) => line.toLowerCase().includes(find.toLowerCase()));
    const { text, next } = cut(lines, from, maxTokens);
    return { outline: text, ...(next === undefined ? {} : { next, lines: lines.length }) };
  }

  #leaveHungPage(): string {
    const { site } = this.#parts.proxy;
    if (site !== null) leaveProcess(site);
    const remedy = 'Open it again: its site then gets a new process, without its cookies.';
    return `The page does not respond; one of its scripts may never end. ${remedy}`;
  }

  /** The site that the program may look at and act on. */
  async #admit(by: Agent, waitForConsent: number): Promise<string> {
    const { view, proxy, record } = this.#parts;
    refuseIf(!view().isProxied, 'proxy-required', 'The web view is not in proxy mode.');
    await within(LOAD_MS, record.settled());
    const { site } = proxy;
    if (record.isLoading || site === null) {
      throw new Refusal('page-not-loaded', record.report.reason ?? 'No page has loaded in the web view.');
    }
    const isAllowed = await within(waitForConsent * 1_000, this.notice.isAllowed(by, site));
    if (isAllowed === null)
      throw new Refusal('consent-required', `The user has been asked to allow access to ${site}.`);
    refuseIf(!isAllowed, 'consent-denied', `The user has denied access to ${site}.`);
    refuseIf(proxy.site !== site, 'page-changed', `The page has left ${site}.`);
    return site;
  }

  async #act(request: ActRequest, by: PageCommand['by'], site: string): Promise<Partial<PageAnswered>> {
    const { proxy, frame, view } = this.#parts;
    if (this.notice.isPaused) this.notice.pause(); // shown again, or nobody could resume
    refuseIf(this.notice.isPaused, 'acting-paused', 'The user has paused agents on this page.');
    const expected = this.#sites.get(by.id) ?? new URL(view().sentTo ?? 'about:blank').origin;
    const where = `The page is now on ${proxy.site}. Get its outline before you act.`;
    refuseIf(proxy.site !== site || site !== expected, 'page-changed', where);
    // Also set by what the user does in other frames, for about 5 seconds.
    const isTyping = request.realFocus && navigator.userActivation.isActive;
    refuseIf(isTyping, 'user-typing', 'The user was active a moment ago, so the focus cannot be moved.');
    const before = await this.#channel.look(null);
    if (!before) throw new Refusal('page-timeout', `Nothing was done. ${this.#leaveHungPage()}`);
    if (!before.isModal) this.#uncovered = before.lines;
    const focus = document.activeElement as HTMLElement | null;
    const keepFocus = () => focus?.focus(); // a modal dialog takes it in spite of all
    this.notice.acting(by);
    this.#isActing = true;
    if (request.realFocus) frame.focus();
    else addEventListener('blur', keepFocus);
    this.#isChanged = false;
    let done = 0;
    let failed: PageStepFailure | null = null;
    try {
      for (const step of request.steps) {
        await this.#run(step, { by, site, realFocus: request.realFocus });
        done++;
      }
    } catch (error) {
      const { code, message } =
        error instanceof StepFailure ? error : { code: 'failed' as const, message: String(error) };
      failed = { step: done, code, reason: message };
    } finally {
      this.#isActing = false;
      this.notice.acted();
      removeEventListener('blur', keepFocus);
      if (request.realFocus) keepFocus();
    }
    const met = request.until && !failed ? { met: await this.#until(request.until, request.timeout_ms, by) } : {};
    const changes = proxy.site === site ? this.#changes(before, await this.#channel.look(null)) : {};
    if (proxy.site !== site)
      this.#channel.note(`The page is now on ${proxy.site ?? 'no site'}. Look at it before you act.`);
    const changed = this.#isChanged || changes.changes !== undefined;
    return { done, ...(failed ? { failed } : {}), ...met, changed, ...changes };
  }

  async #run(step: PageStep, call: Call): Promise<void> {
    const { site, realFocus } = call;
    const { proxy, record, frame } = this.#parts;
    this.#checkAllowed(site);
    const { ref, to, ...rest } = step;
    checkKeys(step);
    const { action } = step;
    if (action === 'back' || action === 'forward' || action === 'reload') return this.#go(action);
    const hasElement = [ref, step.role, step.name].some((field) => field !== undefined);
    if (!hasElement && !/press|scroll/.test(action)) throw new StepFailure('not-found', 'The step names no element.');
    let element = hasElement ? await this.#find(step, site) : null;
    const target = to ? await this.#find(to, site) : null;
    const known = new Set(
      action === 'select' ? (await this.#channel.look(null))?.nodes.map(({ number }) => number) : [],
    );
    let tries = 0;
    const ask = async () => {
      if (++tries === 2) await this.#channel.look(null); // what is in the way gets its number
      this.#checkAllowed(site); // again, because the user may have paused, or the page gone elsewhere meanwhile
      return this.#channel.ask({ step: { ...rest, element, target, realFocus } }, LOAD_MS);
    };
    const answerOf = () => poll(ask, (reply) => !isNotYet(reply), FIND_MS);
    let answer = await answerOf();
    if (answer?.failed?.code === 'not-found' && element !== null && action !== 'select') {
      element = (await this.#channel.drawnAnew(element)) ?? element;
      answer = await answerOf();
    }
    if (answer === null) throw new StepFailure('timeout', 'The page did not respond. It may be waiting for the user.');
    await poll(() => !this.#isGoing, Boolean, GOING_MS); // what was announced may be a download
    this.#isGoing = false;
    await poll(() => !record.isLoading && proxy.site !== null, Boolean, LOAD_MS);
    if (answer === LEFT) return; // the step has opened another page
    if (answer.isChanged === true) this.#isChanged = true;
    if (answer.failed) throw await this.#failureOf(answer.failed);
    if (answer.box && action === 'show')
      this.notice.show(call.by, answer.box, Number(frame.style.scale || 1), step.value);
    else if (answer.box) this.notice.ring(answer.box, Number(frame.style.scale || 1));
    if (answer.hasOpened && action === 'select') await this.#choose(step, answer.takesText === true, known, call);
  }

  async #failureOf({ code, reason, near }: NonNullable<Answer['failed']>): Promise<StepFailure> {
    const seen = near === undefined ? null : await this.#channel.look(null);
    const other = seen && inWords(seen.outline, numberOf(near));
    const where = code === 'covered' ? 'In the way' : 'Nearest';
    return new StepFailure(codeOf(code), `${pageText(reason)}${other ? ` ${where}: ${other}.` : ''}`);
  }

  async #go(action: 'back' | 'forward' | 'reload'): Promise<void> {
    const { go, record, proxy } = this.#parts;
    this.#hasLeft = false;
    if (!(await go(action))) throw new StepFailure('not-found', `There is no page to go ${action} to.`);
    await poll(() => this.#hasLeft, Boolean, GOING_MS);
    await poll(() => !record.isLoading && proxy.site !== null, Boolean, LOAD_MS);
  }

  /**
   * Clicks an option of a list that has opened. Some lists show other elements in the place of their options, or have
   * their options once something was typed.
   */
  async #choose(step: PageStep, takesText: boolean, known: ReadonlySet<number>, call: Call): Promise<void> {
    const name = step.value ?? '';
    const run = (next: PageStep) => this.#run(next, call);
    const look = async () => {
      const { nodes = [] } = (await this.#channel.look(null)) ?? {};
      const options = nodes.filter((node) => OPTIONS.includes(node.role) && node.isActionable && node.name !== '');
      const fresh = options.filter(({ number }) => !known.has(number));
      const all = fresh.length > 0 ? fresh : options.filter(({ role }) => role === 'option'); // it was open
      return { all, option: optionOf(all, name) };
    };
    const isFound = ({ option }: Awaited<ReturnType<typeof look>>) => option !== undefined;
    let list = await poll(look, isFound, FIND_MS);
    if (!list.option && takesText) {
      await run({ ...step, action: 'fill' });
      list = await poll(look, isFound, FIND_MS);
    }
    for (let turns = 0; !list.option && list.all.length > 0 && turns < MAX_TURNS; turns++) {
      const last = list.all.at(-1);
      const isOver = await run({ action: 'scroll', ref: `e${last?.number}`, y: TURN_PX }).then(
        () => false,
        () => true,
      );
      list = await look();
      if (isOver || list.all.at(-1)?.number === last?.number) break;
    }
    const { option, all } = list;
    const shown = all.slice(0, MAX_OPTIONS).map(describe).join(', ');
    if (!option)
      throw new StepFailure('not-found', `No option “${pageText(name)}”.${shown && ` The list shows: ${shown}.`}`);
    await run({ action: 'click', ref: `e${option.number}` });
  }

  #checkAllowed(site: string): void {
    if (this.notice.isPaused) throw new StepFailure('user-input', 'The user used the page or paused agents.');
    const now = this.#parts.proxy.site;
    if (now !== site) throw new StepFailure('page-changed', `The page is now on ${now ?? 'no site'}.`);
  }

  /** The number of the element, once it is there. */
  async #find(target: PageTarget & Partial<Pick<PageStep, 'action'>>, site: string): Promise<number> {
    const { ref } = target;
    if (ref !== undefined) {
      const number = this.#channel.numberOf(ref);
      if (number === null) throw new StepFailure('not-found', gone(ref));
      return number;
    }
    const match = async () => {
      if (this.#parts.proxy.site !== null) this.#checkAllowed(site);
      const { outline = [] } = (await this.#channel.look(null)) ?? {};
      const matches = new Map(matchesOf(outline, target).map((node) => [node.number, node]));
      return { outline, matches: [...matches.values()] };
    };
    const { outline, matches } = await poll(match, (found) => found.matches.length === 1, FIND_MS); // what goes away may still be there
    const [node] = matches;
    if (!node) throw new StepFailure('not-found', `No element has this role and name.${nearest(outline, target)}`);
    const isForField = /^(fill|type|select|check)$/.test(target.action ?? '');
    if (matches.length === 1) return (isForField ? fieldBeside(outline, node) : node).number;
    throw new StepFailure('ambiguous', `${matches.length} elements match: ${linesWith(outline, matches)}. Use a ref.`);
  }

  /** Whether everything holds in time, in this page or in the next if the program may look at that site. */
  async #until({ text, gone: absent, ref_gone, idle }: PageUntil, ms: number, by: PageCommand['by']): Promise<boolean> {
    const holds = async () => {
      const { site } = this.#parts.proxy;
      if (site === null || !this.notice.hasAllowed(by, site)) return false;
      const seen = await this.#channel.look(null);
      if (!seen || (idle && seen.quietMs < IDLE_MS)) return false;
      const shown = seen.lines.join('\n').toLowerCase();
      const has = (wanted: string) => shown.includes(pageText(wanted).toLowerCase());
      if (ref_gone !== undefined && shown.includes(`[${ref_gone}]`)) return false;
      return (text === undefined || has(text)) && (absent === undefined || !has(absent));
    };
    return poll(holds, Boolean, ms);
  }

  /** A page or a modal dialog that is new is returned as a whole. */
  #changes(before: Seen, after: Seen | null): Pick<PageAnswered, 'changes' | 'next'> {
    if (!after) return {};
    const isClosed = before.isModal && !after.isModal;
    const changes = changesOf(isClosed ? this.#uncovered : before.lines, after.lines);
    const isNew = (after.isModal && !before.isModal) || changes.length > after.lines.length;
    const { text, next } = cut(isNew ? after.lines : changes.slice(0, MAX_CHANGES));
    return text === '' ? {} : { changes: text, ...(isNew && next !== undefined ? { next } : {}) };
  }
}

/** The keys of a step beside those of its element, by action. */
const KEYS: Readonly<Record<PageStep['action'], readonly string[]>> = {
  click: ['button', 'count'],
  fill: ['value'],
  type: ['value'],
  press: ['value'],
  select: ['value'],
  check: ['checked'],
  hover: [],
  scroll: ['x', 'y'],
  drag: ['x', 'y', 'to'],
  back: [],
  forward: [],
  reload: [],
  show: ['value'],
};

function checkKeys(step: PageStep): void {
  const { action } = step;
  const keys = ['action', 'ref', 'role', 'name', 'dialog', ...KEYS[action]];
  const other = Object.keys(step).find((key) => !keys.includes(key));
  if (other) throw new StepFailure('wrong-kind', `“${action}” takes no “${other}”.`);
}

/** What lists that scripts make have as options. */
const OPTIONS: readonly string[] = ['option', 'clickable', 'menuitem', 'treeitem', 'radio', 'checkbox'];
/** The option with this name, or the only one whose name contains it. */
function optionOf(options: readonly OutlineNode[], name: string): OutlineNode | undefined {
  const wanted = pageText(name).toLowerCase();
  const [option, ...others] = options.filter((node) => node.name.toLowerCase().includes(wanted));
  return options.find((node) => node.name.toLowerCase() === wanted) ?? (others.length === 0 ? option : undefined);
}

/** How often, and how far, a list is scrolled that has only those options that are in view. */
const MAX_TURNS = 40;
const TURN_PX = 200;
const MAX_OPTIONS = 10;

/** The codes of failures that the code in a page reports. */
const REPORTED = /^(not-found|disabled|hidden|covered|wrong-kind|only-user)$/;
const codeOf = (code: PageStepFailure['code']): PageStepFailure['code'] =>
  REPORTED.test(stringOf(code)) ? code : 'failed';

const gone = (ref: string): string => `${ref} is not an element of this page. Get a new outline.`;

/** The element cannot be used now, and nothing was done. */
const isNotYet = (reply: Answer | null): boolean => /^(disabled|hidden|covered)$/.test(reply?.failed?.code ?? '');

/** Repeats until the result is right, or the time is over. */
async function poll<T>(attempt: () => T | Promise<T>, isRight: (result: T) => boolean, ms: number): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    const result = await attempt();
    if (isRight(result) || performance.now() >= end) return result;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
