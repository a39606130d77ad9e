// Detects prefetches and link-preview robots, which must not use up a state.

/** Names may be in any case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const PURPOSE_HEADERS = new Set(['sec-purpose', 'purpose', 'x-purpose', 'x-moz']);

const PREFETCH = /prefetch|prerender|preview|instant/i;
/** User agents of chat programs, mail scanners and search engines. Cubot makes phones. */
const ROBOT =
  /(?<!\bcu)bot\b|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|slack-imgproxy|embedly|urlpreview|link ?preview|bingpreview|google-safety|mastodon|vkshare|viber/i;

export function isPreview(headers: Headers): boolean {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  if (entries.some(([name, value]) => PURPOSE_HEADERS.has(name) && PREFETCH.test(value))) return true;
  const isNavigation = entries.some(([name, value]) => name === 'sec-fetch-dest' && value === 'document');
  return !isNavigation && entries.some(([name, value]) => name === 'user-agent' && ROBOT.test(value));
}
