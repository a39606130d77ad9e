import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [state, set] = useState({ name: '', notes: '', agree: false, color: 'red', size: 'S', sent: 0, keys: '' });
  window.state = state;
  const change = (key, read) => (event) => {
    const value = read(event.target); // as a controlled field: the state decides what is shown
    set((former) => ({ ...former, [key]: value }));
  };
  const value = (target) => target.value;
  const checked = (target) => target.checked;
  const submit = (event) => {
    event.preventDefault();
    set((former) => ({ ...former, sent: former.sent + 1 }));
  };
  const key = (event) => set((former) => ({ ...former, keys: former.keys + event.key }));
  return h(
    'form',
    { onSubmit: submit },
    h(
      'label',
      null,
      'Name ',
      h('input', { value: state.name, onChange: change('name', (t) => t.value.toUpperCase()) }),
    ),
    h('label', null, 'Notes ', h('textarea', { value: state.notes, onChange: change('notes', value) })),
    h(
      'label',
      null,
      h('input', { type: 'checkbox', checked: state.agree, onChange: change('agree', checked) }),
      ' Agree',
    ),
    h(
      'select',
      { 'aria-label': 'Color', value: state.color, onChange: change('color', value) },
      ['red', 'green', 'blue'].map((each) => h('option', { key: each }, each)),
    ),
    ['S', 'M'].map((size) =>
      h(
        'label',
        { key: size },
        h('input', {
          type: 'radio',
          name: 'size',
          value: size,
          checked: state.size === size,
          onChange: change('size', value),
        }),
        ` Size ${size}`,
      ),
    ),
    h('div', { role: 'button', tabIndex: 0, 'aria-label': 'Keys', onKeyDown: key }, 'Keys'),
    h('button', { type: 'submit' }, 'Send'),
  );
}
createRoot(document.querySelector('#app')).render(h(App));
