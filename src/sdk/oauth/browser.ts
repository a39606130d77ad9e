// Polls the status until the user is connected. The hint appears some time after the click, or after this page first
// sees a flow that was started elsewhere.
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
  const text = (name: string): string => box.dataset[name] ?? '';
  const labels: Readonly<Record<string, string>> = { waiting: text('open'), failed: text('again') };
  let waitingSince: number | null = null;
  let currentView = '';
  const show = (state: string, title: string, ...paragraphs: readonly Paragraph[]): void => {
    const next = JSON.stringify([state, title, paragraphs]);
    if (next === currentView) return;
    currentView = next;
    box.dataset['state'] = state;
    heading.textContent = title;
    button.textContent = labels[state] ?? button.textContent;
    button.classList.toggle('primary', state !== 'waiting');
    const elements = paragraphs.map(([textContent, className = '']) =>
      Object.assign(document.createElement('p'), { textContent, className }),
    );
    live.replaceChildren(...elements);
  };
  const showWaiting = (): void => show('waiting', text('titleWaiting'), [text('waiting'), 'waiting']);
  /** Returns true once polling can stop. */
  const showStatus = ({ configured, failed, pending }: Status): boolean => {
    if (configured === true) {
      show('connected', text('titleConnected'), [text('connected')]);
      hint.hidden = true;
      return true;
    }
    if (failed) {
      waitingSince = null;
      const { message, explanation } = failed;
      show('failed', text('titleFailed'), [message], ...(explanation ? [[explanation, 'soft'] as const] : []));
    } else if (pending) {
      waitingSince ??= performance.now();
      showWaiting();
    }
    return false;
  };
  const poll = async (): Promise<void> => {
    let done = false;
    try {
      const response = await fetch(text('status'), { headers: { accept: 'application/json' }, cache: 'no-store' });
      if (response.status === 401) show('failed', text('titleFailed'), [text('signedOut')]);
      else if (response.ok) done = showStatus((await response.json()) as Status);
    } catch {
      if (waitingSince !== null) show('waiting', text('titleWaiting'), [text('unreachable'), 'waiting']);
    }
    if (done) return;
    hint.hidden = waitingSince === null || performance.now() - waitingSince < Number(text('hint'));
    setTimeout(() => void poll(), Number(text('poll')));
  };
  button.addEventListener('click', () => {
    waitingSince = performance.now();
    showWaiting();
  });
  void poll();
}
