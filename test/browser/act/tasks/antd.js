import {
  Cascader,
  Collapse,
  Drawer,
  Form,
  Input,
  InputNumber,
  Popconfirm,
  Radio,
  Segmented,
  Table,
  Tabs,
  Transfer,
  TreeSelect,
} from 'antd';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.js';

const regions = [
  { value: 'no', label: 'Norway', children: [{ value: 'oslo', label: 'Oslo' }] },
  { value: 'de', label: 'Germany', children: [{ value: 'bonn', label: 'Bonn' }] },
];
const folders = [{ value: 'src', title: 'Source', children: [{ value: 'lib', title: 'Library' }] }];
const people = [
  { key: '1', name: 'Ada', age: 36 },
  { key: '2', name: 'Grace', age: 28 },
];

function App() {
  const [state, set] = useState({ moved: [] });
  const [isOpen, open] = useState(false);
  report(state);
  const put = (part) => set((former) => ({ ...former, ...part }));
  return h(
    'div',
    { style: { display: 'grid', gap: 8, justifyItems: 'start', maxWidth: 640 } },
    h(Cascader, { 'aria-label': 'Region', options: regions, onChange: (region) => put({ region }) }),
    h(TreeSelect, {
      'aria-label': 'Folder',
      style: { width: 200 },
      treeData: folders,
      treeDefaultExpandAll: true,
      onChange: (folder) => put({ folder }),
    }),
    h(InputNumber, { 'aria-label': 'Amount', defaultValue: 3, onChange: (amount) => put({ amount }) }),
    h(Segmented, { options: ['Day', 'Week', 'Month'], onChange: (span) => put({ span }) }),
    h(Radio.Group, { options: ['Small', 'Large'], onChange: ({ target }) => put({ size: target.value }) }),
    h(Table, {
      size: 'small',
      pagination: false,
      dataSource: people,
      rowSelection: { onChange: (selected) => put({ selected }) },
      columns: [
        { title: 'Name', dataIndex: 'name' },
        { title: 'Age', dataIndex: 'age', sorter: (one, other) => one.age - other.age },
      ],
      onChange: (_, __, { order }) => put({ order }),
    }),
    h(
      Popconfirm,
      { title: 'Remove the draft?', okText: 'Remove it', onConfirm: () => put({ removed: true }) },
      h('button', { type: 'button' }, 'Remove'),
    ),
    h(Transfer, {
      dataSource: [
        { key: 'a', title: 'Alpha' },
        { key: 'b', title: 'Beta' },
      ],
      targetKeys: state.moved,
      render: ({ title }) => title,
      onChange: (moved) => put({ moved }),
    }),
    h(Tabs, {
      onChange: (tab) => put({ tab }),
      items: [
        { key: 'one', label: 'Profile' },
        { key: 'two', label: 'Security' },
      ],
    }),
    h(Collapse, {
      items: [
        {
          key: 'more',
          label: 'Advanced',
          children: h(Input, { 'aria-label': 'Token', onChange: ({ target }) => put({ token: target.value }) }),
        },
      ],
    }),
    h('button', { type: 'button', onClick: () => open(true) }, 'Edit profile'),
    h(
      Drawer,
      { open: isOpen, title: 'Profile', onClose: () => open(false) },
      h(
        Form,
        { onFinish: ({ nick }) => put({ nick }) },
        h(Form.Item, { name: 'nick', label: 'Nick', rules: [{ required: true }] }, h(Input)),
        h('button', { type: 'submit' }, 'Save profile'),
      ),
    ),
  );
}
createRoot(document.querySelector('#app')).render(h(App));
