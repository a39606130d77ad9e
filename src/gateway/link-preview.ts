// Requests that nobody made by going there: prefetches, and robots that draw a preview of a link.

export interface PreviewHeaders {
  readonly 'Sec-Purpose'?: string;
  readonly Purpose?: string;
  readonly 'X-Purpose'?: string;
  readonly 'X-Moz'?: string;
  readonly 'User-Agent'?: string;
}

const AHEAD = /prefetch|prerender|preview|instant/i;
/** By the names that chat programs, mail scanners and search engines give themselves. */
const ROBOT =
  /bot\b|bot\/|crawler|spider|facebookexternalhit|whatsapp|skypeuripreview|slack-imgproxy|embedly|urlpreview|link ?preview|bingpreview|google-safety|mastodon|vkshare|viber/i;

export function isPreview(header: PreviewHeaders): boolean {
  const { Purpose, 'User-Agent': agent } = header;
  const hints = [header['Sec-Purpose'], Purpose, header['X-Purpose'], header['X-Moz']];
  return hints.some((hint) => hint !== undefined && AHEAD.test(hint)) || (agent !== undefined && ROBOT.test(agent));
}
