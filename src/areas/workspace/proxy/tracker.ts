import { script } from '../../../../generated/pages/tracker.ts';
import { escapeHtml } from '../../../pages/html.ts';

/** Tells the workspace what becomes of a page; `platform` is the only origin that it speaks to. */
export const trackerFor = (platform: string, upstream: string, status: number): string =>
  `<script data-platform="${escapeHtml(platform)}" data-upstream="${escapeHtml(upstream)}" data-status="${status}">${script}</script>`;
