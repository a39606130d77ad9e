import { css, html, LitElement } from 'lit';
import { mount } from 'svelte';
import Cart from './Cart.svelte';
import { report } from './report.js';

const state = {};
const put = (part) => report(Object.assign(state, part));

class StarRating extends LitElement {
  static properties = { value: { type: Number } };
  static styles = css`span { cursor: pointer; padding: 4px }`;
  render() {
    return html`<div role="radiogroup" aria-label="Stars">${[1, 2, 3].map(
      (star) =>
        html`<span role="radio" aria-checked=${this.value === star} aria-label="${star} stars" @click=${() => this.#set(star)}>★</span>`,
    )}</div>`;
  }
  #set(star) {
    this.value = star;
    put({ stars: star });
  }
}
customElements.define('star-rating', StarRating);

class TagInput extends LitElement {
  static properties = { tags: { type: Array } };
  constructor() {
    super();
    this.tags = ['old'];
  }
  render() {
    return html`${this.tags.map(
      (tag) =>
        html`<span>${tag} <button aria-label="Remove ${tag}" @click=${() => this.#change(this.tags.filter((each) => each !== tag))}>×</button></span>`,
    )}<input placeholder="Add a tag" @keydown=${this.#onKey}>`;
  }
  #onKey({ key, target }) {
    if (key !== 'Enter') return;
    this.#change([...this.tags, target.value]);
    target.value = '';
  }
  #change(tags) {
    this.tags = tags;
    put({ tags });
  }
}
customElements.define('tag-input', TagInput);

class SideMenu extends LitElement {
  static properties = { isOpen: { type: Boolean } };
  render() {
    return html`<button aria-expanded=${Boolean(this.isOpen)} @click=${() => {
      this.isOpen = !this.isOpen;
    }}>Menu</button>
      ${this.isOpen ? html`<ul>${['Inbox', 'Trash'].map((name) => html`<li><a href="#${name}" @click=${() => put({ place: name })}>${name}</a></li>`)}</ul>` : ''}
      <slot></slot>`;
  }
}
customElements.define('side-menu', SideMenu);

const app = document.querySelector('#app');
app.innerHTML =
  '<star-rating></star-rating><tag-input></tag-input><side-menu><button id="slotted">Help me</button></side-menu><div id="cart"></div>';
app.querySelector('#slotted').onclick = () => put({ helped: true });
mount(Cart, { target: app.querySelector('#cart'), props: { put } });
