// Polls the status until the user is connected. The delay of the hint starts with the click, or with a flow that was
// started elsewhere.
interface Status {
  readonly configured?: boolean;
  readonly pending?: boolean;
  readonly failed?: { readonly message: string; readonly explanation?: string };
}
type Paragraph = readonly [text: string, kind?: string];

const box = document.querySelector<HTMLElement>('.connect');
const heading = box?.querySelector('h1');
const live = box?.querySelector('.live');
const button = box?.querySelector('.button');
const hint = box?.querySelector<HTMLElement>('.hint');
if (box && heading && live && button && hint) {
  const said = (name: string): string => box.dataset[name] ?? '';
  const labels: Readonly<Record<string, string>> = { waiting: said('open'), failed: said('again') };
  let since: number | null = null;
  let shown = '';
  const show = (state: string, title: string, ...paragraphs: readonly Paragraph[]): void => {
    const next = JSON.stringify([state, title, paragraphs]);
    if (next === shown) return;
    shown = next;
    box.dataset['state'] = state;
    heading.textContent = title;
    button.textContent = labels[state] ?? button.textContent;
    button.classList.toggle('primary', state !== 'waiting');
    const drawn = paragraphs.map(([textContent, className = '']) =>
      Object.assign(document.createElement('p'), { textContent, className }),
    );
    live.replaceChildren(...drawn);
  };
  const waiting = (): void => show('waiting', said('titleWaiting'), [said('waiting'), 'waiting']);
  /** True once polling can stop. */
  const tell = ({ configured, failed, pending }: Status): boolean => {
    if (configured === true) {
      show('connected', said('titleConnected'), [said('connected')]);
      hint.hidden = true;
      return true;
    }
    if (failed) {
      since = null;
      const { message, explanation } = failed;
      show('failed', said('titleFailed'), [message], ...(explanation ? [[explanation, 'soft'] as const] : []));
    } else if (pending) {
      since ??= performance.now();
      waiting();
    }
    return false;
  };
  const ask = async (): Promise<void> => {
    let done = false;
    try {
      const answer = await fetch(said('status'), { headers: { accept: 'application/json' }, cache: 'no-store' });
      if (answer.status === 401) show('failed', said('titleFailed'), [said('signedOut')]);
      else if (answer.ok) done = tell((await answer.json()) as Status);
    } catch {
      if (since !== null) show('waiting', said('titleWaiting'), [said('unreachable'), 'waiting']);
    }
    if (done) return;
    hint.hidden = since === null || performance.now() - since < Number(said('hint'));
    setTimeout(() => void ask(), Number(said('poll')));
  };
  button.addEventListener('click', () => {
    since = performance.now();
    waiting();
  });
  void ask();
}
