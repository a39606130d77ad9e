import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

window.state = { text: '' };
const view = new EditorView(document.querySelector('#app'), {
  state: EditorState.create({ schema, plugins: [keymap(baseKeymap)] }),
  attributes: { 'aria-label': 'Story', role: 'textbox' },
  dispatchTransaction(transaction) {
    view.updateState(view.state.apply(transaction));
    window.state = { text: view.state.doc.textBetween(0, view.state.doc.content.size, '\n') };
  },
});
