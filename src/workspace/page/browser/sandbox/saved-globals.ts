// Browser functions saved before foreign code runs, so that code which replaces them cannot get between
// the frame and its port.
export const { apply, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
export const { stringify } = JSON;
// biome-ignore lint/security/noGlobalEval: running code is what this frame is for, and all that it may do
export const globalEval = globalThis.eval;

export const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);

const { postMessage } = MessagePort.prototype;
const readData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get ?? (() => undefined);

export const post = (port: MessagePort, message: unknown): void => void apply(postMessage, port, [message]);
/** Reads `data` by the original getter: an own getter on the event would get the event and with it the port. */
export const dataOf = (event: MessageEvent): unknown => apply(readData, event, []);
