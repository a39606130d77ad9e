import type { ViewerUnderTest } from './viewer.ts';

/** The paste page, and the token in it. */
export async function getWidget(
  viewer: ViewerUnderTest,
): Promise<{ readonly token: string; readonly answer: Response; readonly html: string }> {
  const answer = await fetch(`${viewer.url}/screenshot-paste`);
  const html = await answer.text();
  return { token: /data-token="([^"]+)"/.exec(html)?.[1] ?? '', answer, html };
}
