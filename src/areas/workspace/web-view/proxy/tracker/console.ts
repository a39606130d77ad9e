import type { WorkspacePort } from './workspace-port.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MAX_TEXT = 2_000;
/** Per page and second. */
const MAX_LINES = 50;

/** Forwards console calls, with the site's own addresses; the page's console still works. */
export function watchConsole(workspace: WorkspacePort, upstream: string): void {
  let count = 0;
  let since = 0;
  const report = (level: string, text: string) => {
    const now = Date.now();
    if (now - since > 1_000) [since, count] = [now, 0];
    if (++count > MAX_LINES) return;
    workspace.send({ type: 'console', level, text: text.slice(0, MAX_TEXT).replaceAll(location.origin, upstream) });
  };
  for (const level of LEVELS) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      original.apply(console, values);
      report(level, values.map(written).join(' '));
    };
  }
  addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    if (message) report('error', error?.stack ? written(error) : `${message} (${filename}:${lineno}:${colno})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => report('error', `Unhandled rejection: ${written(reason)}`));
}

/** In some browsers the stack has no message. */
function stackOf(error: Error): string {
  const stack = error.stack ?? '';
  return stack.includes(error.message) ? stack : `${error}\n${stack}`;
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return stackOf(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
