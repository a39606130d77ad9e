// Detects prefetches and link-preview robots, which must not use up a state.

/** In any case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const HINTS = new Set(['sec-purpose', 'purpose', 'x-purpose', 'x-moz']);

const AHEAD = /prefetch|prerender|preview|instant/i;
/** User agents of chat programs, mail scanners and search engines. */
const ROBOT =
  /bot\b|bot\/|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|slack-imgproxy|embedly|urlpreview|link ?preview|bingpreview|google-safety|mastodon|vkshare|viber/i;

export const isPreview = (headers: Headers): boolean =>
  Object.entries(headers).some(([name, value]) => {
    const key = name.toLowerCase();
    if (key === 'user-agent') return ROBOT.test(String(value));
    return HINTS.has(key) && AHEAD.test(String(value));
  });
