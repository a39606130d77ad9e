// The console of an operation: validates while the user types, sends, and shows the response.
import { curlSample, fetchSample, pythonSample } from '../../../contract/generate/sample-code.ts';
import { ownFetch } from '../../../pages/browser/own-fetch.ts';
import type { OperationData, PageValidators } from '../data.ts';
import { BodyEditor } from './body-editor.ts';
import { byId, find, inputFor, showErrors } from './dom.ts';
import { type Draft, readDraft } from './request.ts';
import { ResponseView } from './response.ts';

const SAMPLES = [curlSample, fetchSample, pythonSample];

export function openOperation(data: OperationData, validators: PageValidators): void {
  const button = byId<HTMLButtonElement>('send');
  let running: AbortController | null = null;
  let view: ResponseView | null = null;
  const update = async (): Promise<Draft> => {
    const draft = await readDraft(data, validators, editor);
    const kind = find<HTMLSelectElement>('credential')?.value ?? 'none';
    find('secret')?.toggleAttribute('hidden', (data.schemes[kind]?.in ?? 'cookie') === 'cookie');
    showErrors(draft.errors);
    const blocks = document.querySelectorAll('.samples code');
    for (const [index, sample] of SAMPLES.entries()) blocks[index]?.replaceChildren(sample(draft.call));
    return draft;
  };
  const changed = (): void => void Promise.resolve().then(update); // once the editor is complete
  for (const field of data.parameters) {
    const { place, name, example } = field;
    byId('parameters').append(inputFor(field, `/${place}/${name}`, example, changed));
  }
  const editor = data.choices.length > 0 ? new BodyEditor(data.choices, changed) : null;
  const send = async (): Promise<void> => {
    const draft = await update();
    view?.close();
    view = new ResponseView(data.row, validators);
    view.clear();
    if (draft.errors.length > 0 && !byId<HTMLInputElement>('force').checked)
      return view.tell('Not sent: correct the input, or choose “Send even if invalid”.');
    view.tell('Waiting for the response …');
    byId('outcome').scrollIntoView({ block: 'nearest' });
    running = new AbortController();
    button.textContent = 'Stop'; // the same button, so that it keeps the focus
    const { signal } = running;
    try {
      await view.show(await fetchDraft(draft, signal), signal);
    } catch {
      view.tell(signal.aborted ? 'Stopped.' : 'No response. Check that the server is running.');
    }
    running = null;
    button.textContent = 'Send';
  };
  find('credential')?.parentElement?.parentElement?.addEventListener('input', changed);
  find('use-login')?.addEventListener('click', () => void useLogin().then(changed));
  // The second click of a double click would stop the request.
  button.addEventListener('click', (event) => event.detail > 1 && event.preventDefault());
  byId('request').addEventListener('submit', (event) => {
    event.preventDefault();
    if (running) running.abort();
    else void send();
  });
  changed();
}

/** Without the login, no cookie is sent and none is stored. */
function fetchDraft({ url, init, withLogin }: Draft, signal: AbortSignal): Promise<Response> {
  const credentials = withLogin ? 'same-origin' : 'omit';
  const request = new Request(url, { ...init, signal, credentials, redirect: 'manual', cache: 'no-store' });
  return withLogin ? ownFetch(request) : fetch(request);
}

/** By status. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'You are not logged in. Log in on this platform, then try again.',
  429: 'Too many requests are waiting for approval. Try again in a few minutes.',
};

/**
 * Gets a session token for the user who is logged in in this browser, as an application would. Calls fetch directly:
 * the generated client would double the script. Fills the field of the credential, or says why not.
 */
async function useLogin(): Promise<void> {
  const tell = (text: string): void => byId('login-outcome').replaceChildren(text);
  tell('Getting a token …');
  try {
    const { token } = await call('POST', '', { app_name: 'API console', max_age: 3_600 });
    await call('PATCH', `/${token}`, { action: 'approve' });
    const { session_token: secret = '' } = await call('GET', `/${token}/status`);
    for (const input of byId('secret').querySelectorAll('input')) input.value = secret;
    byId<HTMLSelectElement>('credential').value = 'sessionToken';
    tell('The field has a session token that is valid for one hour.');
  } catch (error) {
    tell((error as Error).message);
  }
}

async function call(method: string, path: string, body?: object): Promise<Readonly<Record<string, string>>> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const init = { method, headers, body: body ? JSON.stringify(body) : null };
  const response = await ownFetch(`/auth/intents${path}`, init).catch(() => null);
  if (!response) throw new Error('The platform is not responding. Check that it is running.');
  if (!response.ok) throw new Error(REFUSALS[response.status] ?? `The platform refused it (${response.status}).`);
  return response.json();
}
