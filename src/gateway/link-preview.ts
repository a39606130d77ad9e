// Detects prefetches and link-preview robots, which must not use up a state.

export interface PreviewHeaders {
  readonly 'Sec-Purpose'?: string;
  readonly Purpose?: string;
  readonly 'X-Purpose'?: string;
  readonly 'X-Moz'?: string;
  readonly 'User-Agent'?: string;
}

const AHEAD = /prefetch|prerender|preview|instant/i;
/** User agents of chat programs, mail scanners and search engines. */
const ROBOT =
  /bot\b|bot\/|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|slack-imgproxy|embedly|urlpreview|link ?preview|bingpreview|google-safety|mastodon|vkshare|viber/i;

export function isPreview(header: PreviewHeaders): boolean {
  const { Purpose, 'User-Agent': agent } = header;
  const hints = [header['Sec-Purpose'], Purpose, header['X-Purpose'], header['X-Moz']];
  return hints.some((hint) => hint !== undefined && AHEAD.test(hint)) || (agent !== undefined && ROBOT.test(agent));
}
