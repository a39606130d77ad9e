import Sortable from 'sortablejs';
import { report } from './report.js';

const state = {};
const put = (part) => report(Object.assign(state, part));
const app = document.querySelector('#app');
app.innerHTML = `
<h3>To do</h3><ul id="todo" style="min-height: 30px"><li draggable="true">Write tests</li><li draggable="true">Fix bug</li></ul>
<h3>Finished</h3><ul id="done" aria-label="Finished" style="min-height: 40px; background: #eee"><li>Old task</li></ul>
<ol id="songs"><li>Alpha song</li><li>Beta song</li><li>Gamma song</li></ol>
<div id="pane" style="display: flex; width: 400px; height: 60px"><div id="left" style="width: 100px; background: #cdf">Left</div>
<div id="bar" role="separator" aria-label="Resize" tabindex="0" style="width: 8px; background: #666; cursor: col-resize"></div><div>Right</div></div>
<div role="slider" aria-label="Zoom" aria-valuemin="0" aria-valuemax="10" aria-valuenow="2" tabindex="0" id="zoom" style="width: 100px; height: 20px; background: #ddd"></div>
<canvas id="board" aria-label="Signature" width="300" height="80" style="border: 1px solid"></canvas>
<canvas id="chart" aria-label="Chart" width="300" height="80" style="border: 1px solid"></canvas>
<div id="file" title="Right-click for options" style="padding: 8px; background: #ffd; width: 120px">report.pdf</div>
<ul id="menu" role="menu" hidden><li role="menuitem">Duplicate</li></ul>
<p id="name" title="Double-click to rename">Untitled</p>
<div id="account" style="width: 100px; background: #efe">Account<div id="more" style="display: none"><a href="#out" id="out">Log out</a></div></div>`;
const $ = (id) => document.getElementById(id);
let dragged;
$('todo').ondragstart = ({ target, dataTransfer }) => {
  dragged = target;
  dataTransfer.setData('text', target.textContent);
};
$('done').ondragover = (event) => event.preventDefault();
$('done').ondrop = (event) => {
  event.preventDefault();
  $('done').append(dragged);
  put({ done: event.dataTransfer.getData('text') });
};
Sortable.create($('songs'), { animation: 100, onEnd: () => put({ songs: $('songs').innerText.split('\n') }) });
let start = null;
$('bar').onmousedown = ({ clientX }) => {
  start = clientX - $('left').offsetWidth;
};
document.onmousemove = ({ clientX }) => {
  if (start !== null) $('left').style.width = `${clientX - start}px`;
};
document.onmouseup = () => {
  if (start !== null) put({ width: $('left').offsetWidth });
  start = null;
};
$('zoom').onkeydown = ({ key, target }) => {
  const zoom = Number(target.ariaValueNow) + ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0);
  target.ariaValueNow = zoom;
  put({ zoom });
};
let strokes = 0;
const pen = $('board').getContext('2d');
let isDown = false;
$('board').onmousedown = () => {
  isDown = true;
};
$('board').onmousemove = ({ offsetX, offsetY }) => {
  if (!isDown) return;
  pen.lineTo(offsetX, offsetY);
  pen.stroke();
  strokes++;
};
$('board').onmouseup = () => {
  isDown = false;
  put({ strokes });
};
$('chart').onclick = ({ offsetX }) => {
  if (offsetX < 40) put({ bar: 'first' });
};
$('file').oncontextmenu = (event) => {
  event.preventDefault();
  $('menu').hidden = false;
};
$('menu').onclick = () => put({ duplicated: true });
$('name').ondblclick = () => {
  const field = document.createElement('input');
  field.ariaLabel = 'New name';
  $('name').replaceChildren(field);
  field.focus();
  field.onkeydown = ({ key }) => {
    if (key === 'Enter') put({ name: field.value });
  };
};
$('account').onmouseenter = () => {
  $('more').style.display = 'block';
};
$('account').onmouseleave = () => {
  $('more').style.display = 'none';
};
$('out').onclick = () => put({ loggedOut: true });
