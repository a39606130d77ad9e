import { report } from './report.js';

const state = {};
const put = (part) => report(Object.assign(state, part));
const app = document.querySelector('#app');
app.innerHTML = `
<form id="card" novalidate><label>Phone <input id="phone" inputmode="tel"></label>
<label>Email <input id="email" type="email" required></label><p id="hint" role="alert"></p>
<label>Country <select id="country"><optgroup label="North"><option value="no">Norway</option></optgroup><optgroup label="South"><option value="it">Italy</option></optgroup></select></label>
<label>Volume <input id="volume" type="range" min="0" max="11" value="3"></label>
<label>Photo <input type="file"></label><button>Register</button></form>
<fieldset id="code"><legend>Code</legend>${'<input maxlength="1" size="1">'.repeat(4)}</fieldset>
<div><label for="combo">Fruit</label><input id="combo" role="combobox" aria-expanded="false" aria-controls="fruit" autocomplete="off"><ul id="fruit" role="listbox" hidden></ul></div>
<table><thead><tr><th>Name</th><th></th></tr></thead><tbody>${['Ann', 'Ben'].map((name) => `<tr><td>${name}</td><td><button>Edit</button></td></tr>`).join('')}</tbody></table>
<div id="list" role="listbox" aria-label="Cities" tabindex="0" style="height: 100px; overflow: auto"><div style="height: 0; position: relative"></div></div>
<div id="feed" role="feed" aria-label="News" style="height: 80px; overflow: auto"></div>
<button id="slow">Load report</button><div id="result"></div>
<p contenteditable id="note" aria-label="Note">Buy milk</p><p id="keys"></p>`;
const $ = (id) => document.getElementById(id);
$('phone').oninput = ({ target }) => {
  const digits = target.value.replace(/\D/g, '').slice(0, 7);
  target.value = digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
  put({ phone: target.value });
};
$('card').onsubmit = (event) => {
  event.preventDefault();
  const isValid = $('email').checkValidity();
  $('hint').textContent = isValid ? 'Registered.' : 'Enter a valid email address.';
  if (isValid) put({ email: $('email').value, country: $('country').value });
};
$('volume').oninput = ({ target }) => put({ volume: target.valueAsNumber });
const digits = [...$('code').querySelectorAll('input')];
for (const [index, digit] of digits.entries()) {
  digit.oninput = () => {
    digits[index + 1]?.focus();
    put({ code: digits.map(({ value }) => value).join('') });
  };
}
const FRUIT = ['Apple', 'Apricot', 'Banana'];
$('combo').oninput = ({ target }) => {
  const matches = FRUIT.filter((name) => name.toLowerCase().startsWith(target.value.toLowerCase()));
  $('fruit').innerHTML = matches.map((name) => `<li role="option">${name}</li>`).join('');
  $('fruit').hidden = false;
  target.ariaExpanded = 'true';
};
$('fruit').onmousedown = ({ target }) => {
  $('combo').value = target.textContent;
  $('fruit').hidden = true;
  put({ fruit: target.textContent });
};
for (const button of app.querySelectorAll('tbody button'))
  button.onclick = () => put({ edited: button.closest('tr').cells[0].textContent });
const SIZE = 20;
const cities = $('list').firstElementChild;
cities.style.height = `${1_000 * SIZE}px`;
const draw = () => {
  const from = Math.floor($('list').scrollTop / SIZE);
  cities.innerHTML = Array.from({ length: 6 }, (_, index) => {
    const at = from + index;
    return `<div role="option" style="position: absolute; top: ${at * SIZE}px">City ${at}</div>`;
  }).join('');
};
$('list').onscroll = draw;
cities.onclick = ({ target }) => put({ city: target.textContent });
draw();
let articles = 0;
const more = () => {
  for (let count = 0; count < 5; count++)
    $('feed').insertAdjacentHTML('beforeend', `<article>Story ${++articles}</article>`);
};
$('feed').onscroll = ({ target }) => {
  if (target.scrollTop + target.clientHeight > target.scrollHeight - 10 && articles < 15) more();
  put({ articles });
};
more();
$('slow').onclick = () => {
  $('result').textContent = 'Loading…';
  setTimeout(() => {
    $('result').innerHTML = '<button id="get">Download report</button>';
    $('get').onclick = () => put({ report: true });
  }, 1_200);
};
$('note').oninput = ({ target }) => put({ note: target.innerText.trim() });
document.onkeydown = (event) => {
  if (event.ctrlKey && event.key === 'k') put({ palette: true });
};
