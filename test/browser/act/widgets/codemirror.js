import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

const extensions = [
  history(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  EditorView.contentAttributes.of({ 'aria-label': 'Code' }),
  EditorView.updateListener.of(({ state }) => {
    window.state = { text: state.doc.toString() };
  }),
];
new EditorView({ state: EditorState.create({ doc: 'first', extensions }), parent: document.querySelector('#app') });
window.state = { text: 'first' };
