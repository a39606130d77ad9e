import { DatePicker, Dropdown, Modal, Rate, Select, Slider, Switch, Tree } from 'antd';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const people = ['Ada', 'Grace', 'Linus'].map((name) => ({ value: name.toLowerCase(), label: name }));
const nodes = [{ title: 'Fruit', key: 'fruit', children: [{ title: 'Pear', key: 'pear' }] }];

function App() {
  const [state, set] = useState({});
  window.state = state;
  const put = (part) => set((former) => ({ ...former, ...part }));
  return h(
    'div',
    { style: { display: 'grid', gap: 8, justifyItems: 'start' } },
    h(Select, {
      'aria-label': 'Person',
      style: { width: 200 },
      options: people,
      onChange: (person) => put({ person }),
    }),
    h(Select, {
      'aria-label': 'Skills',
      mode: 'multiple',
      style: { width: 200 },
      options: people,
      onChange: (skills) => put({ skills }),
    }),
    h(DatePicker, { 'aria-label': 'Due', onChange: (_, due) => put({ due }) }),
    h(Switch, { 'aria-label': 'Loud', onChange: (loud) => put({ loud }) }),
    h(
      Dropdown,
      {
        trigger: ['click'],
        menu: { items: [{ key: 'edit', label: 'Edit' }], onClick: ({ key }) => put({ chosen: key }) },
      },
      h('button', { type: 'button' }, 'Options'),
    ),
    h('button', { type: 'button', onClick: () => put({ isOpen: true }) }, 'Ask me'),
    h(Modal, {
      title: 'Delete it?',
      open: state.isOpen === true,
      transitionName: '',
      maskTransitionName: '',
      onOk: () => put({ isOpen: false, answer: 'ok' }),
      onCancel: () => put({ isOpen: false }),
    }),
    h(Rate, { onChange: (rate) => put({ rate }) }),
    h(Slider, { style: { width: 200 }, onChange: (level) => put({ level }) }),
    h(Tree, {
      treeData: nodes,
      motion: null,
      defaultExpandAll: true,
      onSelect: ([node]) => put({ node }),
    }),
  );
}
createRoot(document.querySelector('#app')).render(h(App));
