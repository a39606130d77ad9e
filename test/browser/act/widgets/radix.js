import * as radix from 'radix-ui';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { Dialog, DropdownMenu, Select, Tabs, Switch, Slider, Checkbox, RadioGroup, Accordion, Popover, Tooltip } = radix;

function App() {
  const [state, set] = useState({
    menu: '',
    fruit: '',
    tab: 'a',
    on: false,
    volume: [20],
    agree: false,
    size: 's',
    dialog: '',
  });
  window.state = state;
  const put = (part) => set((former) => ({ ...former, ...part }));
  return h(
    Tooltip.Provider,
    { delayDuration: 0 },
    h(
      Dialog.Root,
      null,
      h(Dialog.Trigger, null, 'Edit'),
      h(
        Dialog.Portal,
        null,
        h(
          Dialog.Content,
          { 'aria-describedby': undefined },
          h(Dialog.Title, null, 'Edit profile'),
          h('input', { 'aria-label': 'Nick', onChange: ({ target }) => put({ dialog: target.value }) }),
          h(Dialog.Close, null, 'Done'),
        ),
      ),
    ),
    h(
      DropdownMenu.Root,
      null,
      h(DropdownMenu.Trigger, null, 'Actions'),
      h(
        DropdownMenu.Portal,
        null,
        h(
          DropdownMenu.Content,
          null,
          ['Rename', 'Archive'].map((menu) => h(DropdownMenu.Item, { key: menu, onSelect: () => put({ menu }) }, menu)),
        ),
      ),
    ),
    h(
      Select.Root,
      { value: state.fruit, onValueChange: (fruit) => put({ fruit }) },
      h(Select.Trigger, { 'aria-label': 'Fruit' }, h(Select.Value, { placeholder: 'none' })),
      h(
        Select.Portal,
        null,
        h(
          Select.Content,
          { position: 'popper' },
          h(
            Select.Viewport,
            null,
            ['Apple', 'Pear'].map((fruit) =>
              h(Select.Item, { key: fruit, value: fruit }, h(Select.ItemText, null, fruit)),
            ),
          ),
        ),
      ),
    ),
    h(
      Tabs.Root,
      { value: state.tab, onValueChange: (tab) => put({ tab }) },
      h(
        Tabs.List,
        null,
        ['a', 'b'].map((tab) => h(Tabs.Trigger, { key: tab, value: tab }, `Tab ${tab}`)),
      ),
      h(Tabs.Content, { value: 'b' }, 'Content of b'),
    ),
    h(
      'label',
      null,
      'Light ',
      h(Switch.Root, { checked: state.on, onCheckedChange: (on) => put({ on }) }, h(Switch.Thumb)),
    ),
    h(
      Slider.Root,
      {
        value: state.volume,
        onValueChange: (volume) => put({ volume }),
        style: { display: 'flex', width: 200, height: 20, position: 'relative' },
      },
      h(Slider.Track, { style: { flex: 1, background: '#ccc' } }, h(Slider.Range)),
      h(Slider.Thumb, { 'aria-label': 'Level', style: { display: 'block', width: 20, height: 20, background: 'red' } }),
    ),
    h('div', { style: { marginLeft: 150, width: 20 } }, 'here'),
    h(
      'label',
      null,
      h(Checkbox.Root, { checked: state.agree, onCheckedChange: (agree) => put({ agree }) }, '☐'),
      ' Accept',
    ),
    h(
      RadioGroup.Root,
      { value: state.size, onValueChange: (size) => put({ size }), 'aria-label': 'Size' },
      ['s', 'm'].map((size) => h(RadioGroup.Item, { key: size, value: size, 'aria-label': `Size ${size}` }, size)),
    ),
    h(
      Accordion.Root,
      { type: 'single', collapsible: true },
      h(
        Accordion.Item,
        { value: 'x' },
        h(Accordion.Header, null, h(Accordion.Trigger, null, 'Why?')),
        h(Accordion.Content, null, 'Because.'),
      ),
    ),
    h(
      Popover.Root,
      null,
      h(Popover.Trigger, null, 'Info'),
      h(Popover.Portal, null, h(Popover.Content, { 'aria-label': 'About' }, 'Popover text')),
    ),
    h(
      Tooltip.Root,
      null,
      h(Tooltip.Trigger, null, 'Help'),
      h(Tooltip.Portal, null, h(Tooltip.Content, null, 'Tooltip text')),
    ),
  );
}
createRoot(document.querySelector('#app')).render(h(App));
