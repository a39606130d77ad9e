import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Autocomplete,
  Button,
  Checkbox,
  Dialog,
  DialogTitle,
  FormControlLabel,
  Menu,
  MenuItem,
  Select,
  Slider,
  Switch,
  Tab,
  Tabs,
  TextField,
} from '@mui/material';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [state, set] = useState({
    text: '',
    age: 10,
    agree: false,
    wifi: false,
    volume: 30,
    city: null,
    tab: 0,
    menu: '',
    open: false,
  });
  const [anchor, setAnchor] = useState(null);
  window.state = state;
  const put = (part) => set((former) => ({ ...former, ...part }));
  const choose = (menu) => () => {
    put({ menu });
    setAnchor(null);
  };
  return h(
    'div',
    null,
    h(TextField, { label: 'Title', value: state.text, onChange: ({ target }) => put({ text: target.value }) }),
    h(
      Select,
      {
        value: state.age,
        SelectDisplayProps: { 'aria-label': 'Age' },
        onChange: ({ target }) => put({ age: target.value }),
      },
      [10, 20, 30].map((age) => h(MenuItem, { key: age, value: age }, `Age ${age}`)),
    ),
    h(FormControlLabel, {
      label: 'Agree',
      control: h(Checkbox, { checked: state.agree, onChange: (_, agree) => put({ agree }) }),
    }),
    h(FormControlLabel, {
      label: 'Wifi',
      control: h(Switch, { checked: state.wifi, onChange: (_, wifi) => put({ wifi }) }),
    }),
    h(Slider, {
      'aria-label': 'Volume',
      value: state.volume,
      onChange: (_, volume) => put({ volume }),
      sx: { width: 200 },
    }),
    h(Autocomplete, {
      options: ['Berlin', 'Bern', 'Paris'],
      value: state.city,
      onChange: (_, city) => put({ city }),
      renderInput: (params) => h(TextField, { ...params, label: 'City' }),
    }),
    h(
      Tabs,
      { value: state.tab, onChange: (_, tab) => put({ tab }) },
      h(Tab, { label: 'First' }),
      h(Tab, { label: 'Second' }),
    ),
    h(Button, { onClick: ({ currentTarget }) => setAnchor(currentTarget) }, 'More'),
    h(
      Menu,
      { anchorEl: anchor, open: anchor !== null, onClose: () => setAnchor(null) },
      ['Copy', 'Delete'].map((name) => h(MenuItem, { key: name, onClick: choose(name) }, name)),
    ),
    h(Button, { onClick: () => put({ open: true }) }, 'Open dialog'),
    h(
      Dialog,
      { open: state.open, onClose: () => put({ open: false }) },
      h(DialogTitle, null, 'Sure?'),
      h(Button, { onClick: () => put({ open: false, menu: 'sure' }) }, 'Yes'),
    ),
    h(Accordion, null, h(AccordionSummary, null, 'Details'), h(AccordionDetails, null, 'Hidden text')),
  );
}
createRoot(document.querySelector('#app')).render(h(App));
