import { html, LitElement } from 'lit';

class Todo extends LitElement {
  static properties = { items: { state: true }, text: { state: true }, isOpen: { state: true } };

  constructor() {
    super();
    this.items = [];
    this.text = '';
    this.isOpen = false;
  }

  render() {
    window.state = { items: this.items, isOpen: this.isOpen };
    return html`<label>Task <input .value=${this.text} @input=${({ target }) => {
      this.text = target.value;
    }}></label>
      <button @click=${() => {
        this.items = [...this.items, this.text];
        this.text = '';
      }}>Add</button>
      <span style="cursor: pointer" @click=${() => {
        this.isOpen = !this.isOpen;
      }}>Show all</span>
      <ul>${this.items.map((item) => html`<li>${item}</li>`)}</ul>`;
  }
}
customElements.define('todo-list', Todo);
document.querySelector('#app').append(document.createElement('todo-list'));
