// What stands in front of a frame whose page did not come: why, and what can be done.
import { element } from '../element.ts';
import { icon } from '../icons.ts';
import type { Trouble, WebviewActions } from './webview-actions.ts';

export class TroubleCover {
  readonly element = element('div', { class: 'empty trouble', role: 'alert', hidden: true });
  readonly #actions: Pick<WebviewActions, 'refresh' | 'setProxyEnabled'>;
  readonly #openOutside: () => void;

  constructor(actions: Pick<WebviewActions, 'refresh' | 'setProxyEnabled'>, openOutside: () => void) {
    this.#actions = actions;
    this.#openOutside = openOutside;
  }

  hide(): void {
    this.element.hidden = true;
  }

  show({ title, text, proxyHelps }: Trouble): void {
    const proxy = () => this.#actions.setProxyEnabled(true);
    const retry = () => this.#actions.refresh();
    const button = (label: string, click: () => unknown, kind = '') =>
      element('button', { type: 'button', class: `button ${kind}`.trim(), click }, label);
    this.element.replaceChildren(
      icon('globe'),
      element('h2', {}, title),
      element('p', {}, text),
      element(
        'div',
        { class: 'actions' },
        ...(proxyHelps ? [button('Show it through the proxy', proxy, 'primary')] : []),
        button('Try again', retry, proxyHelps ? '' : 'primary'),
        button('Open in a browser tab', this.#openOutside),
        button('Show the frame', () => this.hide()),
      ),
    );
    this.element.hidden = false;
  }
}
