import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { report } from './report.js';

const app = document.querySelector('#app');
app.innerHTML = '<h2>Message</h2><div id="quill"><p>Hello world</p></div><h2>Chapter</h2><div id="prose"></div>';
const state = {};
const put = (part) => report(Object.assign(state, part));
const quill = new Quill('#quill', {
  theme: 'snow',
  modules: { toolbar: [[{ header: [1, 2, false] }], ['bold', 'link'], [{ list: 'bullet' }]] },
});
quill.on('text-change', () => put({ html: quill.getSemanticHTML().replaceAll('&nbsp;', ' ') }));

const view = new EditorView(document.querySelector('#prose'), {
  state: EditorState.create({
    schema,
    plugins: [keymap({ 'Mod-b': toggleMark(schema.marks.strong) }), keymap(baseKeymap)],
  }),
  attributes: { 'aria-label': 'Chapter' },
  dispatchTransaction: (transaction) => {
    view.updateState(view.state.apply(transaction));
    if (transaction.docChanged)
      put({ prose: view.dom.innerHTML, text: view.state.doc.textBetween(0, view.state.doc.content.size, '\n') });
  },
});
