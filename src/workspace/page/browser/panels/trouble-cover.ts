// What stands in front of a frame whose page did not come: why, and what can be done.
import { element } from '../element.ts';
import { icon } from '../icons.ts';
import type { Trouble } from './webview-actions.ts';

export interface TroubleActions {
  readonly proxy: () => void;
  readonly retry: () => void;
  readonly openOutside: () => void;
  readonly dismiss: () => unknown;
}

export function troubleContent(trouble: Trouble, { proxy, retry, openOutside, dismiss }: TroubleActions): Node[] {
  const button = (text: string, click: () => unknown, kind = '') =>
    element('button', { type: 'button', class: `button ${kind}`.trim(), click }, text);
  return [
    icon('globe'),
    element('h2', {}, trouble.title),
    element('p', {}, trouble.text),
    element(
      'div',
      { class: 'actions' },
      ...(trouble.proxyHelps ? [button('Show it through the proxy', proxy, 'primary')] : []),
      button('Try again', retry, trouble.proxyHelps ? '' : 'primary'),
      button('Open in a browser tab', openOutside),
      button('Show the frame', dismiss),
    ),
  ];
}
