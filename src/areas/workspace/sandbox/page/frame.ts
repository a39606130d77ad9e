// Runs inside the sandboxed frame: receives code through its only port and returns the results.
import './network-lockdown.ts'; // must be the first import

import { ConsoleOutlet, forwardConsole } from './console.ts';
import { keepInlineCode } from './inline-code.ts';
import { enforcement } from './network-lockdown.ts';
import { excessOf, type FromFrame, MAX_STACK_CHARACTERS, type Run, type ToFrame } from './protocol.ts';
import { dataOf, globalEval, nextFrame, post, postTask, stringify } from './saved-globals.ts';
import { declare, makeConstant } from './scope.ts';

const host = parent.parent;
/** Stack lines of the frame's own functions. */
const OWN = /\/workspaces\/sandbox-frame\b|^\s*at eval \(<anonymous>\)$/;

addEventListener('message', function greet(event: MessageEvent) {
  const [port] = event.ports;
  if (event.source !== host || !port) return;
  removeEventListener('message', greet);
  serve(port);
});

function serve(port: MessagePort): void {
  const send = (message: FromFrame) => post(port, message);
  const outlet = new ConsoleOutlet((lines, leftOut) => send({ kind: 'console', lines, leftOut }));
  const listen = forwardConsole(outlet);
  keepInlineCode(listen);
  const answer = async (code: Run) => {
    const outcome = await run(code);
    outlet.flush();
    send(outcome);
  };
  port.onmessage = (event: MessageEvent) => {
    const message = dataOf(event) as ToFrame;
    if (message.kind === 'there') return send({ kind: 'here' });
    // The second callback runs after the paint that follows the first.
    if (message.kind === 'paint') return void nextFrame(() => nextFrame(() => send({ kind: 'painted' })));
    if (message.kind === 'drawn') return outlet.drawn();
    send({ kind: 'started', id: message.id });
    // In a separate task: in this one, `event` would expose the port to the page.
    return postTask(() => void answer(message));
  };
  void enforcement.then((enforced) => send({ kind: 'ready', enforced }));
}

async function run({ id, code, awaits, lexical, variables, constants }: Run): Promise<FromFrame> {
  try {
    declare(lexical, variables);
    const returned: unknown = globalEval(`${code}\n//# sourceURL=eval-${id}`);
    if (!awaits) makeConstant(constants);
    const value = await returned;
    if (awaits) makeConstant(constants);
    return answerWith(id, value);
  } catch (error) {
    return { kind: 'error', id, error: describe(error), stack: stackOf(error) };
  }
}

function answerWith(id: number, value: unknown): FromFrame {
  if (value === undefined) return { kind: 'value', id, json: null };
  const failed = (error: string): FromFrame => ({ kind: 'error', id, error, stack: null });
  try {
    const json = typeof value === 'number' && !Number.isFinite(value) ? undefined : stringify(value);
    if (json === undefined)
      return failed(`The code ran, but its result cannot be represented as JSON: ${String(value).slice(0, 200)}.`);
    const excess = excessOf(json);
    return excess === null ? { kind: 'value', id, json } : failed(excess);
  } catch (error) {
    return failed(`The code ran, but its result cannot be converted to JSON: ${describe(error)}`);
  }
}

/** Formats an uncaught error as browsers do. */
function describe(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : `Uncaught ${stringify(error) ?? String(error)}`;
  } catch {
    return 'The code threw a value that cannot be displayed.';
  }
}

function stackOf(error: unknown): string | null {
  try {
    const { stack } = error as Error;
    if (typeof stack !== 'string') return null;
    const lines = stack.split('\n').filter((line) => !OWN.test(line));
    return lines.join('\n').slice(0, MAX_STACK_CHARACTERS);
  } catch {
    return null;
  }
}
