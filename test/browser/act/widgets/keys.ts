/** What pages leave to the browser: default actions of keys, states of style sheets, forms, popovers and drops. */
export const KEYS = `<!doctype html><title>Keys</title>
<style>
  @import url("data:text/css,.late:hover i { display: inline }");
  .late i { display: none }
  .menu ul { display: none } .menu:hover ul, .menu:focus-within ul { display: block }
  .tip:not(:hover) span { display: none }
  @media (min-width: 1px) { tr { & button { visibility: hidden } &:hover button { visibility: visible } } }
</style>
<label>Guests <input id="guests" type="number" min="1" max="4" value="2"></label>
<label>Bass <input id="bass" type="range" min="0" max="10" value="5"></label>
<label>Small <input type="radio" name="size" value="s" checked></label><label>Large <input type="radio" name="size" value="l"></label>
<label>Fruit <select id="fruit"><option>Apple<option disabled>Pear<option>Plum<option>Fig</select></label>
<label>Word <input id="word" value="one two"></label><label>Next <input id="next" value="old"></label>
<label>Lines <textarea id="lines">ab\ncd</textarea></label>
<label>Digits <input id="digits" onkeypress="return event.charCode >= 48 && event.charCode <= 57"></label>
<div id="rich" contenteditable role="textbox" aria-label="Rich">one two</div>
<form id="form"><label>Mail <input id="mail" type="email" value="ada"></label><label>Terms <input type="checkbox" id="terms"></label><button>Join</button></form>
<div id="fake" role="button" tabindex="0">Fake</div>
<div class="menu"><span>Shop</span><ul><li><a href="#shoes">Shoes</a></ul></div>
<table><tr><td>Invoice 1<td><button>Pay</button><tr><td>Invoice 2<td><button>Remit</button></table>
<button id="copy">Copy link</button>
<button popovertarget="hint">Hint</button><div id="hint" popover>Read this</div>
<div id="treble" role="slider" tabindex="0" aria-label="Treble" aria-valuemin="0" aria-valuemax="10" aria-valuenow="5">x</div>
<label>Town <input id="town" role="combobox" aria-expanded="false"></label><ul id="towns" role="listbox" hidden></ul>
<label>Engine <input id="engine" list="engines"><datalist id="engines"><option>Blink<option>Gecko</datalist></label>
<div id="chart" role="region" aria-label="Chart" style="width: 200px; height: 50px">Chart</div>
<ul role="tree"><li role="treeitem"><span id="leaf">main.ts</span></li></ul><p>paragraph</p>
<div id="task" draggable="true" style="width: 60px">Task</div><div id="bin" role="region" aria-label="Bin" style="width: 200px; height: 40px">Bin</div>
<p class="tip">Tip <span>for users</span></p>
<div title="Crop area" style="cursor: move; width: 80px; height: 40px"><i id="grip" title="Resize" style="cursor: nwse-resize; display: block; width: 10px; height: 10px"></i></div>
<iframe title="Desks" srcdoc="<p draggable=true>My desk</p><button ondragover='event.preventDefault()' ondrop='parent.state.desk = 1'>Cedar</button>"></iframe>
<div tabindex="0"><table><tr><td style="cursor: pointer" title="May 1" onclick="state.day = 1">1<td>2</table></div>
<p class="late">Late <i>shown</i></p>
<div id="card" style="cursor: pointer; width: 200px"><b style="position: relative; left: 400px; visibility: hidden">Tip</b><span id="title">Card</span></div>
<div id="more" style="cursor: pointer; width: 20px"><span><span role="img" aria-label="down"><svg width="20" height="20"><circle r="9" cx="10" cy="10"></circle></svg></span></span></div>
<button id="slides">Next month</button><p><button class="old" onclick="state.slid = 'old'">Day 9</button></p>
<button id="upload">Upload</button><input id="file" type="file" hidden>
<div style="height: 3000px"></div>
<script>
  window.state = { changes: 0, clicks: 0, drags: [] };
  const $ = (id) => document.getElementById(id);
  $('guests').onchange = () => { state.changes++; };
  $('form').onsubmit = (event) => { event.preventDefault(); state.sent = true; };
  $('fake').onclick = () => { state.clicks++; };
  $('copy').onclick = () => { navigator.clipboard.writeText('x').catch(() => {}); $('copy').textContent = 'Copied'; };
  for (const button of document.querySelectorAll('td button')) button.onclick = () => { state.paid = button.textContent; };
  $('treble').onkeydown = ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    setTimeout(() => $('treble').setAttribute('aria-valuenow', Number($('treble').getAttribute('aria-valuenow')) + step), 1);
  };
  $('town').oninput = () => setTimeout(() => {
    $('towns').innerHTML = ['Paris', 'Parma'].filter((name) => name.startsWith($('town').value)).map((name) => '<li role=option>' + name).join('');
    $('towns').hidden = false;
  }, 300);
  $('towns').onclick = ({ target }) => { state.town = target.textContent; $('towns').hidden = true; };
  $('chart').onwheel = (event) => { event.preventDefault(); state.zoom = event.deltaY; };
  $('leaf').onclick = () => { state.file = 'main.ts'; };
  $('bin').ondragenter = () => state.drags.push('enter');
  $('bin').ondragleave = () => state.drags.push('leave');
  $('grip').onmouseenter = () => { state.gripped = true; };
  $('more').firstChild.onmouseover = () => { state.hovered = true; };
  $('card').onclick = ({ target }) => { state.card = target.id; };
  $('slides').onclick = () => {
    $('slides').insertAdjacentHTML('afterend', "<button onclick='state.slid = 1'>Day 9</button>");
    setTimeout(() => document.querySelector('.old').remove(), 500);
  };
  $('upload').onclick = () => $('file').click();
</script>
`;
