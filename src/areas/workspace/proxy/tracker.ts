import { script } from '../../../../generated/pages/tracker.ts';
import { escapeHtml } from '../../../pages/html.ts';

/** Reports what happens in a page to the workspace, and only to the origin `platform`. */
export const trackerFor = (platform: string, upstream: string, status: number): string =>
  `<script data-platform="${escapeHtml(platform)}" data-upstream="${escapeHtml(upstream)}" data-status="${status}">${script}</script>`;
