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
  const { provider, app, status = '' } = box.dataset;
  const labels: Readonly<Record<string, string>> = { waiting: `Open ${provider} again`, failed: 'Try again' };
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
  const showWaiting = (text = 'Approve access in the tab that opened. This page updates automatically.'): void =>
    show('waiting', `Waiting for ${provider}`, [text, 'waiting']);
  const showFailed = (...paragraphs: readonly Paragraph[]): void =>
    show('failed', `${provider} is not connected`, ...paragraphs);
  /** Returns true once polling can stop. */
  const showStatus = ({ configured, failed, pending }: Status): boolean => {
    if (configured === true) {
      show('connected', `${provider} is connected`, [`You can close the other tab and return to ${app}.`]);
      hint.hidden = true;
      return true;
    }
    if (failed) {
      waitingSince = null;
      const { message, explanation } = failed;
      showFailed([message], ...(explanation ? [[explanation, 'soft'] as const] : []));
    } else if (pending) {
      waitingSince ??= performance.now();
      showWaiting();
    }
    return false;
  };
  const poll = async (): Promise<void> => {
    let done = false;
    try {
      const response = await fetch(status, { headers: { accept: 'application/json' }, cache: 'no-store' });
      if (response.status === 401) showFailed([`You are logged out of ${app}. Log in, then open this page again.`]);
      else if (response.ok) done = showStatus((await response.json()) as Status);
    } catch {
      if (waitingSince !== null) showWaiting(`${app} is not responding. Retrying…`);
    }
    if (done) return;
    hint.hidden = waitingSince === null || performance.now() - waitingSince < Number(box.dataset['hint']);
    setTimeout(() => void poll(), Number(box.dataset['poll']));
  };
  button.addEventListener('click', () => {
    waitingSince = performance.now();
    showWaiting();
  });
  void poll();
}
