export const NATIVE = `<!doctype html><title>Native</title>
<style>.tiny { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .menu { display: none }</style>
<form id="form">
  <label>Text <input id="text"></label>
  <label>Area <textarea id="area"></textarea></label>
  <label for="date">Date</label><input id="date" type="date">
  <label>Time <input id="time" type="time"></label>
  <label>Range <input id="range" type="range" min="0" max="100" value="10"></label>
  <label>Number <input id="number" type="number" value="1"></label>
  <label>Paint <input id="color" type="color" value="#000000"></label>
  <label>Country <select id="country"><option value="de">Germany</option><option value="fr">France</option></select></label>
  <label>Many <select id="many" multiple><option>A</option><option>B</option></select></label>
  <input id="tiny" class="tiny" type="checkbox"><label for="tiny">Fancy</label>
  <button>Send</button>
</form>
<details id="details"><summary>More</summary>Hidden words</details>
<button id="open">Ask</button>
<dialog id="dialog"><p>Really?</p><button id="yes">Yes</button></dialog>
<div id="rich" contenteditable role="textbox" aria-label="Rich">old</div>
<button id="twice">Twice</button><button id="context">Context</button>
<div id="hover" tabindex="0" role="button" aria-label="Products">Products<div class="menu">Chairs</div></div>
<div id="scroller" role="region" aria-label="List" style="height: 50px; overflow: auto"><p>top</p><div style="height: 500px"></div><p>end of list</p></div>
<div id="drag" draggable="true" style="width: 60px">Card</div><div id="drop" role="region" aria-label="Done" style="width: 200px; height: 40px; background: #eee">Drop here</div>
<div id="knob" role="slider" aria-label="Knob" aria-valuenow="0" tabindex="0" style="width: 20px; height: 20px; background: red"></div>
<div id="far" role="region" aria-label="Far" style="margin-left: 100px; width: 20px">far</div>
<x-card></x-card>
<iframe id="inner" title="Inner" srcdoc="<button onclick='this.textContent=&quot;pressed&quot;'>Inside</button>" width="200" height="50"></iframe>
<a href="/next.html">Next page</a>
<output id="out"></output>
<script>
  const $ = (id) => document.getElementById(id);
  window.state = { sent: 0 };
  form.onsubmit = (event) => { event.preventDefault(); state.sent++; };
  $('open').onclick = () => dialog.showModal();
  $('yes').onclick = () => { state.answer = 'yes'; dialog.close(); };
  $('twice').ondblclick = () => { state.twice = true; };
  $('context').oncontextmenu = (event) => { event.preventDefault(); state.context = true; };
  $('hover').onmouseenter = () => { $('hover').querySelector('.menu').style.display = 'block'; };
  $('drag').ondragstart = ({ dataTransfer }) => dataTransfer.setData('text/plain', 'card');
  $('drop').ondragover = (event) => event.preventDefault();
  $('drop').ondrop = (event) => { event.preventDefault(); state.dropped = event.dataTransfer.getData('text/plain'); };
  $('knob').onpointerdown = ({ target, pointerId }) => target.setPointerCapture(pointerId);
  $('knob').onpointermove = ({ target, pointerId, clientX }) => { if (target.hasPointerCapture(pointerId)) state.knob = Math.round(clientX); };
  customElements.define('x-card', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<label>Shadow <input></label><button>Keep</button>';
      root.querySelector('button').onclick = () => { state.shadow = root.querySelector('input').value; };
    }
  });
</script>
`;
