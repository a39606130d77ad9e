// Sends a pasted address to the mailbox in the fragment.
import { createGatewayClient } from '../../../../generated/gateway/client.ts';
import { Problem } from '../../../contract/problem.ts';

const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector) as T;
const [field, status] = [find<HTMLInputElement>('input'), find('[role=status]')];
const gateway = createGatewayClient({ baseUrl: new URL('.', location.href).href.replace(/\/$/, '') });

const REMEDIES: Readonly<Record<string, string>> = {
  'invalid-request': 'This link is incomplete. Open it as it was printed.',
  'delivery-unconfirmed': 'The program has not confirmed it yet. Press Enter to send the address again.',
};

function show(text: string, isProblem = false): void {
  status.hidden = false;
  status.classList.toggle('warn', isProblem);
  status.textContent = text;
}

async function send(address: string): Promise<void> {
  if (field.disabled || address.trim() === '') return;
  show('Sending…');
  try {
    const body = { media: 'application/json', content: { mailbox: location.hash.slice(1), address } } as const;
    const { program, machine, status: outcome } = await gateway.receiveReturnedAddress({ body });
    field.value = ''; // the code
    field.disabled = true;
    const receiver = program ? `${program}${machine ? ` on ${machine}` : ''}` : 'The program';
    show(`${receiver} has the ${outcome === 'denied' ? 'provider’s refusal' : 'code'}. You can close this tab.`);
  } catch (error) {
    field.select();
    if (!(error instanceof Problem)) return show('The gateway is not responding. Try again.', true);
    show(REMEDIES[error.name] ?? error.message.replace(/\.?$/, '.'), true);
  }
}

find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void send(field.value);
});
document.addEventListener('paste', (event) => {
  event.preventDefault();
  field.value = event.clipboardData?.getData('text/plain').trim().replace(/\s+/g, ' ') ?? ''; // the field drops line breaks
  void send(field.value);
});
