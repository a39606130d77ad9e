// Opens the widget. A browser on another machine has no token yet: it needs the ticket of its address, or one of the platform.
import { createPasteClient } from '../../../../../generated/paste/client.ts';
import { get } from './dom.ts';

const widget = get('.paste');
const { token, platform = '' } = widget.dataset;
const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket');

function open(): void {
  widget.classList.remove('closed');
  void import('./main.ts');
}

async function enter(body: { readonly ticket: string }): Promise<void> {
  const created = await createPasteClient({ baseUrl: location.origin }).createPasteToken({ body });
  widget.dataset['token'] = created.token;
  get('#owner').textContent = created.owner;
  get('.owner').hidden = false;
  open();
}

function askForTicket(text: string): void {
  const link = get<HTMLAnchorElement>('.entry a');
  get('.entry').hidden = false;
  get('.entry span').textContent = platform === '' ? `${text} Open it on the machine that runs the viewer.` : text;
  link.hidden = platform === '';
  link.href = `${platform}/paste?ticket`;
}

if (token !== '') open();
else if (ticket !== null) {
  history.replaceState(null, '', location.pathname + location.search);
  enter({ ticket }).catch(() => askForTicket('This link has expired or was used before.'));
} else if (window.top === window && platform !== '') location.replace(`${platform}/paste?ticket`);
else askForTicket('This page needs your login.');
