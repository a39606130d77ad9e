import Quill from 'quill';
import 'quill/dist/quill.snow.css';

const quill = new Quill('#app', { theme: 'snow' });
quill.root.setAttribute('aria-label', 'Letter');
quill.root.setAttribute('role', 'textbox');
window.state = { text: '' };
quill.on('text-change', () => {
  window.state = { text: quill.getText().trim(), bold: JSON.stringify(quill.getContents()).includes('"bold":true') };
});
