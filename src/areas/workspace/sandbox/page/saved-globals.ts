// Browser functions saved before foreign code runs, so that code that replaces them cannot intercept the frame's
// messages.
export const { apply, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
export const { stringify } = JSON;
// biome-ignore lint/security/noGlobalEval: running code is what this frame is for, and all that it may do
export const globalEval = globalThis.eval;

export const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);

const { postMessage } = MessagePort.prototype;
const readData = getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get ?? (() => undefined);

export const post = (port: MessagePort, message: unknown): void => void apply(postMessage, port, [message]);
/** Reads `data` through the original getter: a replaced getter would receive the event, and with it the port. */
export const dataOf = (event: MessageEvent): unknown => apply(readData, event, []);

const { scheduler } = globalThis as { scheduler?: Scheduler };
/** Has no prototype, where foreign code could have put getters. */
const FIRST = Object.freeze(Object.create(null, { priority: { value: 'user-blocking' } }) as object);

const schedule = scheduler?.postTask.bind(scheduler);

export const postTask = schedule ? (task: () => void) => void schedule(task, FIRST) : messageTasks();

/** For browsers without a scheduler; slower. */
function messageTasks(): (task: () => void) => void {
  const { port1: bell, port2: door } = new MessageChannel();
  let next: (() => void) | null = null;
  door.onmessage = () => next?.();
  return (task) => {
    next = task;
    post(bell, null);
  };
}
