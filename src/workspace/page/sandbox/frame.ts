// Runs inside the sandboxed frame, before any code of others: takes code from the one port it is given and answers
// there. Its own tools are taken aside first; code that meddles with them meddles only with its own answers.
import type { FromFrame, ToFrame } from './protocol.ts';

const { stringify } = JSON;
// biome-ignore lint/security/noGlobalEval: running code is what this frame is for, and all that it may do
const globalEval = globalThis.eval;
const host = parent.parent;
const { postMessage } = MessagePort.prototype;
const MAX_CONSOLE_CHARACTERS = 10_000;

addEventListener('message', function greet(event: MessageEvent) {
  const [port] = event.ports;
  if (event.source !== host || !port) return;
  removeEventListener('message', greet);
  const tell = (message: FromFrame) => postMessage.call(port, message);
  forwardConsole(tell);
  port.onmessage = async ({ data }: MessageEvent<ToFrame>) => tell(await run(data));
  tell({ kind: 'ready' });
});

async function run({ id, code }: ToFrame): Promise<FromFrame> {
  try {
    const value: unknown = await globalEval(code);
    if (value === undefined) return { kind: 'value', id, json: null };
    return { kind: 'value', id, json: toJson(value) };
  } catch (error) {
    return { kind: 'error', id, error: describe(error) };
  }
}

function toJson(value: unknown): string {
  const json = typeof value === 'number' && !Number.isFinite(value) ? undefined : stringify(value);
  if (json === undefined) throw new TypeError(`JSON cannot hold the value, ${String(value).slice(0, 200)}`);
  return json;
}

/** As browsers write an error that nobody caught. */
function describe(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : `Uncaught ${stringify(error) ?? String(error)}`;
  } catch {
    return 'The code threw something that cannot be written down.';
  }
}

function forwardConsole(tell: (message: FromFrame) => void): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      tell({ kind: 'console', level, text: values.map(readable).join(' ').slice(0, MAX_CONSOLE_CHARACTERS) });
    };
  }
  addEventListener('error', ({ message }) => tell({ kind: 'console', level: 'error', text: message }));
}

function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
