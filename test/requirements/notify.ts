import { decided, type Requirement } from './entry.ts';

/** Part D: whom to call when no page is open. */
export const notify = {
  'D-ring-targets': decided('a user has at most five targets; a browser is added once'),
  'D-ring-sealed': decided('the addresses and secrets of targets are stored sealed and never returned'),
  'D-ring-callers': decided('targets are managed by a browser session, a session token, or a key that names its user'),
  'D-ring-presets': decided('messages have the formats of ntfy, Gotify, Slack, Mattermost and Telegram'),
  'D-ring-template': decided('a template has method, headers and a JSON body with title, text, url and priority'),
  'D-ring-escape': decided('markup and mentions in a message have no effect'),
  'D-ring-command': decided('a message says who asks and where; only a target that includes it learns what'),
  'D-ring-push': decided('web push is encrypted by RFC 8291 and signed by RFC 8292'),
  'D-ring-guard': decided('messages go to public addresses over https; a target that never ends costs little'),
  'D-ring-test': decided('a test tells outcome and status, never body or timing, ten times an hour'),
  'D-ring-once': decided('a target is rung at most once for a request'),
  'D-ring-turns': decided('a target gets at most one message in 30 seconds, which counts the others'),
  'D-ring-ended': decided('a message of a request that has ended is not sent'),
  'D-ring-again': decided('a message is repeated three times, only after 429, 5xx or no connection'),
  'D-ring-unsure': decided('after a time-out, a cut or a restart, a message is perhaps sent and not repeated'),
  'D-ring-quiet': decided('nothing is sent while muted or in quiet hours'),
  'D-ring-done': decided('the end of an agent’s work rings only users who want it'),
} as const satisfies Readonly<Record<`D-${string}`, Requirement>>;
