import { script } from '../../../../generated/pages/tracker.ts';
import { escapeHtml } from '../../../pages/html.ts';

/**
 * Reports what happens in a page to the workspace, and only to the origin `platform`. `reason`: why the proxy could not
 * get the page.
 */
export function trackerFor(platform: string, upstream: string, status: number, reason = ''): string {
  const data = Object.entries({ platform, upstream, status: String(status), reason });
  const attributes = data.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${script}</script>`;
}
