import { report } from './report.js';

const state = {};
const put = (part) => report(Object.assign(state, part));
const app = document.querySelector('#app');
const frame = `<label>Card number <input id='card'></label><button>Pay</button>
<script>document.querySelector('button').onclick = () => parent.postMessage({ paid: document.getElementById('card').value }, '*');</script>`;
app.innerHTML = `<button id="clear">Clear cart</button><button id="rename">Rename list</button><button id="warn">Check out</button>
<button id="leave">Delete account</button>
<dialog id="sure"><form method="dialog"><label>Type DELETE <input id="word"></label><button value="yes">Delete</button><button value="no">Cancel</button></form></dialog>
<button popovertarget="tips">Tips</button><div id="tips" popover><button id="got">Got it</button></div>
<iframe id="pay" title="Payment"></iframe><iframe id="other" title="Map" src="${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}/frame.html"></iframe>`;
const $ = (id) => document.getElementById(id);
$('clear').onclick = () => put({ cleared: confirm('Clear the cart?') });
$('rename').onclick = () => put({ list: prompt('Name of the list?', 'Untitled') });
$('warn').onclick = () => {
  alert('The shop closes soon.');
  put({ warned: true });
};
$('leave').onclick = () => $('sure').showModal();
$('sure').onclose = () => put({ deleted: $('sure').returnValue === 'yes' && $('word').value === 'DELETE' });
$('got').onclick = () => put({ got: true });
$('pay').srcdoc = frame;
addEventListener('message', ({ data }) => {
  if (data?.paid) put(data);
});
