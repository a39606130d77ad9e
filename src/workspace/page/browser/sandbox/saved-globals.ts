// Functions of the browser, taken aside before any code of others runs: whoever replaces them later does not come between
// the frame and its port.
export const { apply, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
export const { stringify } = JSON;
// biome-ignore lint/security/noGlobalEval: running code is what this frame is for, and all that it may do
export const globalEval = globalThis.eval;

const { postMessage } = MessagePort.prototype;
const readData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get ?? (() => undefined);

export const post = (port: MessagePort, message: unknown): void => void apply(postMessage, port, [message]);
/** An own getter of the event's would be called with the event, and through it have the port. */
export const dataOf = (event: MessageEvent): unknown => apply(readData, event, []);
