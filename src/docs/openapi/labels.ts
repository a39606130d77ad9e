// Method, path and state of an operation.
import { type Content, type Html, html } from '../../pages/html.ts';

export const methodBadge = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

export const pendingBadge = (pending: boolean): Html | null =>
  pending ? html`<span class="badge warn">not available yet</span>` : null;

/** A line may break after a slash only. */
export const pathText = (path: string): Content =>
  path.split(/(?<=\/)/).map((part, index) => (index === 0 ? part : [html`<wbr>`, part]));
