// Detects prefetches and link-preview robots, which must not use up a state.

/** Names may be in any case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const PURPOSE_HEADERS = new Set(['sec-purpose', 'purpose', 'x-purpose', 'x-moz']);

const PREFETCH = /prefetch|prerender|preview|instant/i;
/** User agents of chat programs, mail scanners and search engines. */
const ROBOT =
  /bot\b|bot\/|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|slack-imgproxy|embedly|urlpreview|link ?preview|bingpreview|google-safety|mastodon|vkshare|viber/i;

export const isPreview = (headers: Headers): boolean =>
  Object.entries(headers).some(([name, value]) => {
    const key = name.toLowerCase();
    if (key === 'user-agent') return ROBOT.test(String(value));
    return PURPOSE_HEADERS.has(key) && PREFETCH.test(String(value));
  });
