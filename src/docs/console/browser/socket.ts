// The console of a socket: validates both directions and explains why a connection was closed.
import { Messages } from '../../../contract/messages.ts';
import type { InvalidPlace } from '../../../contract/problem.ts';
import { findInvalid } from '../../../contract/validation-errors.ts';
import { readProof } from '../../../pages/browser/own-fetch.ts';
import type { PageValidators, SocketData } from '../data.ts';
import { BodyEditor } from './body-editor.ts';
import { badge, byId, element, LOCAL_TIME, parseOr, readable, showErrors, showPlaces } from './dom.ts';

const MAX_ENTRIES = 200;
/** Codes that browsers report and servers do not send. */
const OWN_CODES: Readonly<Record<string, string>> = {
  1005: 'The connection was closed without a code.',
  1006: 'The connection was refused or lost. Check that the server is running and, if the socket needs it, that you are logged in.',
};

export function openSocket(data: SocketData, validators: PageValidators): void {
  const button = byId<HTMLButtonElement>('connect');
  const received = new Messages(validators.server, data.table.server);
  let socket: WebSocket | null = null;
  let isLeaving = false;

  const tell = (state: string): void => {
    byId('outcome').textContent = state;
    button.textContent = socket ? 'Disconnect' : 'Connect';
  };
  const receive = ({ data: frame }: MessageEvent<unknown>): void => {
    const value = parseOr(String(frame), undefined);
    const [name = 'unknown'] = received.candidates(value);
    const validate = validators.server[name];
    const errors = validate
      ? findInvalid(validate, value, '')
      : [{ pointer: '/', detail: 'is not a documented message' }];
    addMessage('Received', name, String(frame), errors ?? []);
  };
  const connect = (): WebSocket => {
    const address = location.origin.replace(/^http/, 'ws') + data.path;
    const proof = readProof();
    const protocols = data.needsLogin ? ['annex', ...(proof === null ? [] : [`proof.${proof}`])] : [];
    const opened = new WebSocket(address, protocols);
    isLeaving = false;
    socket = opened;
    opened.addEventListener('open', () => tell('Connected.'));
    opened.addEventListener('message', receive);
    opened.addEventListener('close', ({ code, reason }) => {
      if (socket === opened) socket = null;
      tell(socket ? 'Connected.' : 'Not connected.');
      const text = isLeaving
        ? 'You closed the connection.'
        : `${reason} ${data.closeCodes[code] ?? OWN_CODES[code] ?? ''}`;
      addEntry(element('p', {}, badge(`closed ${code}`, 'warn'), element('span', {}, text)));
    });
    tell('Connecting …');
    return opened;
  };
  const check = () => editor.check(validators.client[editor.choice.name], true);
  const changed = (): void => void Promise.resolve().then(() => showErrors(check())); // once the editor is complete
  const editor = new BodyEditor(data.choices, changed);
  const send = (): void => {
    const errors = check();
    if (errors.length > 0 && !byId<HTMLInputElement>('force').checked)
      return tell('Not sent: correct the message, or choose “Send even if invalid”.');
    const { text, choice } = editor;
    const isUsable = socket !== null && socket.readyState < WebSocket.CLOSING;
    const current = isUsable && socket ? socket : connect();
    const write = (): void => {
      current.send(text);
      addMessage('Sent', choice.name, text, errors);
    };
    if (current.readyState === WebSocket.OPEN) write();
    else current.addEventListener('open', write, { once: true });
  };
  button.addEventListener('click', () => {
    isLeaving = socket !== null;
    if (socket) socket.close();
    else connect();
  });
  byId('request').addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
}

function addMessage(way: 'Sent' | 'Received', name: string, text: string, errors: readonly InvalidPlace[]): void {
  const validity = errors.length === 0 ? badge('valid', 'good') : badge('invalid', 'bad');
  const time = element('time', { class: 'soft', title: new Date().toISOString() }, LOCAL_TIME.format());
  const places = element('ul', { class: 'errors' });
  showPlaces(places, errors);
  const head = element('p', {}, badge(way, way === 'Sent' ? '' : 'warn'), element('b', {}, name), validity, time);
  addEntry(head, places, element('pre', {}, readable(text)));
}

/** Follows the end unless the user has scrolled up. */
function addEntry(...parts: readonly Node[]): void {
  const log = byId('log');
  const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 20;
  log.append(element('div', {}, ...parts));
  if (log.childElementCount > MAX_ENTRIES) log.firstElementChild?.remove();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}
