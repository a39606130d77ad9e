import {
  Autocomplete,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  MenuItem,
  Pagination,
  Rating,
  Slider,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.js';

const ROWS = ['Bolt', 'Anvil', 'Chain'];

function App() {
  const [state, set] = useState({ tags: [], rows: [], page: 1, align: 'left', price: 20 });
  const [isOpen, open] = useState(false);
  const [draft, write] = useState('');
  report(state);
  const put = (part) => set((former) => ({ ...former, ...part }));
  const check = (row) => (_, on) =>
    put({ rows: on ? [...state.rows, row] : state.rows.filter((each) => each !== row) });
  const rows = state.sorted ? ROWS.toSorted() : ROWS;
  return h(
    'div',
    { style: { display: 'grid', gap: 12, maxWidth: 600 } },
    h(TextField, { label: 'Notes', multiline: true, onChange: ({ target }) => put({ notes: target.value }) }),
    h(
      TextField,
      { label: 'Currency', select: true, defaultValue: '', onChange: ({ target }) => put({ currency: target.value }) },
      ['Euro', 'Krone', 'Yen'].map((name) => h(MenuItem, { key: name, value: name }, name)),
    ),
    h(Autocomplete, {
      multiple: true,
      options: ['red', 'green', 'blue'],
      onChange: (_, tags) => put({ tags }),
      renderInput: (params) => h(TextField, { ...params, label: 'Tags' }),
    }),
    h(Rating, { name: 'stars', onChange: (_, stars) => put({ stars }) }),
    h(
      ToggleButtonGroup,
      { exclusive: true, value: state.align, 'aria-label': 'Alignment', onChange: (_, align) => put({ align }) },
      ['left', 'center'].map((name) => h(ToggleButton, { key: name, value: name, 'aria-label': name }, name[0])),
    ),
    h(Slider, { 'aria-label': 'Price', value: state.price, onChange: (_, price) => put({ price }) }),
    h(
      Table,
      { size: 'small' },
      h(
        TableHead,
        null,
        h(
          TableRow,
          null,
          h(TableCell),
          h(TableCell, null, h(TableSortLabel, { onClick: () => put({ sorted: true }) }, 'Part')),
        ),
      ),
      h(
        TableBody,
        null,
        rows.map((row) =>
          h(TableRow, { key: row }, h(TableCell, null, h(Checkbox, { onChange: check(row) })), h(TableCell, null, row)),
        ),
      ),
    ),
    h(Pagination, { count: 5, page: state.page, onChange: (_, page) => put({ page }) }),
    h(Chip, { label: 'Draft', onDelete: () => put({ chip: 'deleted' }) }),
    h(Button, { onClick: () => open(true) }, 'Invite'),
    h(
      Dialog,
      { open: isOpen, onClose: () => open(false) },
      h(
        DialogContent,
        null,
        h(TextField, { label: 'Email', value: draft, onChange: ({ target }) => write(target.value) }),
      ),
      h(
        DialogActions,
        null,
        h(
          Button,
          {
            disabled: !draft.includes('@'),
            onClick: () => {
              put({ invited: draft });
              open(false);
            },
          },
          'Send',
        ),
      ),
    ),
  );
}
createRoot(document.querySelector('#app')).render(h(App));
