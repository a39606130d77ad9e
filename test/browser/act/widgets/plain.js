// Parts of pages that no library made: a virtual list, a sortable list, a canvas, native dialogs, code.
import Sortable from 'sortablejs';

window.state = {};
const app = document.querySelector('#app');
app.innerHTML = `
<div id="virtual" role="region" aria-label="Rows" style="height: 120px; width: 200px; overflow: auto"><div style="position: relative; height: 20000px"></div></div>
<ul id="sorted"><li>One</li><li>Two</li><li>Three</li></ul>
<canvas id="canvas" width="200" height="60" aria-label="Drawing"></canvas>
<button id="confirm">Delete all</button><button id="prompt">Rename</button><button id="alert">Warn</button>
<div id="card" style="cursor: pointer">Open card</div>
<pre>if (a =&gt; b | c) { list["x"] = &lt;T&gt;[1]; }</pre>
<table role="grid"><tr><td role="gridcell" id="cell" tabindex="-1">17</td></tr></table>`;
const $ = (id) => document.getElementById(id);
const rows = $('virtual').firstElementChild;
const draw = () => {
  const first = Math.floor($('virtual').scrollTop / 20);
  rows.replaceChildren(
    ...Array.from({ length: 8 }, (_, index) => {
      const row = document.createElement('button');
      row.textContent = `Row ${first + index}`;
      row.style = `position: absolute; top: ${(first + index) * 20}px`;
      row.onclick = () => {
        window.state.row = row.textContent;
      };
      return row;
    }),
  );
};
$('virtual').onscroll = draw;
draw();
Sortable.create($('sorted'), {
  onEnd: () => {
    window.state.order = [...$('sorted').children].map(({ textContent }) => textContent).join(' ');
  },
});
let path = 0;
$('canvas').onpointermove = ({ buttons }) => {
  if (buttons === 1) window.state.drawn = ++path;
};
$('confirm').onclick = () => {
  window.state.confirmed = confirm('Delete everything?');
};
$('prompt').onclick = () => {
  window.state.renamed = prompt('New name?', 'old');
};
$('alert').onclick = () => {
  alert('Careful');
  window.state.warned = true;
};
$('card').onclick = () => {
  window.state.card = true;
};
$('cell').onclick = () => {
  window.state.cell = true;
};
