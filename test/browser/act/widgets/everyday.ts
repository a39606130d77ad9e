/** What pages expect of a pointer and a keyboard beside `click` and `input`. */
export const EVERYDAY = `<!doctype html><title>Everyday</title>
<label>Amount <input id="amount" type="number" step="any" maxlength="3"></label>
<label>Rate <input id="rate"></label><label>Note <input id="note"></label>
<label>Code <input id="code" maxlength="5"></label>
<label><input type="checkbox" id="news" style="display: none"><span>Newsletter</span></label>
<input type="radio" name="plan" id="pro" hidden><label for="pro">Pro plan</label>
<label>City <input id="city"></label><button id="go" disabled>Go there</button>
<button id="gear"><svg width="20" height="20"><title>Settings</title><circle r="9" cx="10" cy="10"></circle></svg></button>
<button><span class="inner">Like</span></button>
<div id="card" style="width: 200px"><h3>Item A</h3><button id="remove" hidden>Remove</button></div>
<div id="source" draggable="true" style="width: 60px">Task</div><div id="bin" role="region" aria-label="Bin" style="width: 200px; height: 40px; background: #eee"></div>
<div style="height: 1500px"></div><button id="subscribe">Subscribe</button><div style="height: 900px"></div>
<footer style="position: fixed; bottom: 0; left: 0; right: 0; height: 60px; background: #eee">We use cookies</footer>
<script>
  window.state = { changed: 0 };
  const $ = (id) => document.getElementById(id);
  $('rate').onchange = () => { state.changed++; };
  $('city').onblur = () => { $('go').disabled = $('city').value === ''; };
  $('go').onclick = () => { state.went = $('city').value; };
  $('gear').onclick = () => { state.opened = true; };
  $('note').onblur = () => { state.left = $('note').value; };
  document.onclick = ({ target }) => { if (target.matches('.inner')) state.liked = true; };
  $('card').onmouseenter = () => { $('remove').hidden = false; };
  $('remove').onclick = () => { state.removed = true; };
  $('bin').ondragover = (event) => { event.preventDefault(); event.dataTransfer.dropEffect = 'move'; };
  $('source').ondragend = ({ dataTransfer }) => { state.moved = dataTransfer.dropEffect; };
  $('subscribe').onclick = () => { state.subscribed = true; };
</script>
`;
