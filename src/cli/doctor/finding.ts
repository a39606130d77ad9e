export type Status = 'ok' | 'warning' | 'failure';

/** What one check has observed, and for a warning or failure the command or setting that repairs it. */
export interface Finding {
  readonly name: string;
  readonly status: Status;
  readonly observed: string;
  readonly action?: string;
}

export const ok = (name: string, observed: string): Finding => ({ name, status: 'ok', observed });

const needsAction =
  (status: Status) =>
  (name: string, observed: string, action: string): Finding => ({ name, status, observed, action });
export const warning = needsAction('warning');
export const failure = needsAction('failure');

/** Ok, or a warning. */
export const okIf = (isOk: boolean, name: string, observed: string, action: string): Finding =>
  isOk ? ok(name, observed) : warning(name, observed, action);

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
  return (reason.split('\n')[0] ?? '').slice(0, 200);
}
