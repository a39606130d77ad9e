import * as monaco from 'monaco-editor';

const host = document.querySelector('#app');
host.style.cssText = 'width: 600px; height: 200px';
const editor = monaco.editor.create(host, { value: 'first', language: 'plaintext', ariaLabel: 'Code' });
const show = () => {
  window.state = { text: editor.getValue() };
};
editor.onDidChangeModelContent(show);
show();
