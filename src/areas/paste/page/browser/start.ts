// Opens the widget. A frame has no login: the page around it puts the token into the fragment of the address.
import { get } from './dom.ts';

const widget = get('.paste');
const given = new URLSearchParams(location.hash.slice(1)).get('token');
if (given !== null) {
  history.replaceState(null, '', location.pathname + location.search);
  widget.dataset['token'] = given;
}
addEventListener('hashchange', () => location.reload()); // the page around it has opened it again
if (widget.dataset['token'] === '') get('.entry').hidden = false;
else {
  widget.classList.remove('closed');
  void import('./main.ts');
}
