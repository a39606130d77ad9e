import {
  ElAutocomplete,
  ElCascader,
  ElCheckbox,
  ElCheckboxGroup,
  ElDropdown,
  ElDropdownItem,
  ElDropdownMenu,
  ElMessageBox,
  ElRadio,
  ElRadioGroup,
  ElRate,
  ElSlider,
  ElTabPane,
  ElTabs,
  ElTree,
} from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, h, reactive, watchEffect } from 'vue';
import { report } from './report.js';

const state = reactive({ stars: 0, level: 10, days: [], plan: '', path: [], street: '', tab: 'first' });
watchEffect(() => report(state));
const model = (key) => ({
  modelValue: state[key],
  'onUpdate:modelValue': (value) => {
    state[key] = value;
  },
});
const streets = (text, done) =>
  done(['Main Street', 'Mill Lane'].filter((each) => each.startsWith(text)).map((value) => ({ value })));
const ask = () =>
  ElMessageBox.prompt('Your nickname', 'Welcome', { confirmButtonText: 'Join' }).then(({ value }) => {
    state.nick = value;
  });
const tree = [{ label: 'Europe', children: [{ label: 'Spain' }, { label: 'Italy' }] }];
const regions = [{ value: 'eu', label: 'Europe', children: [{ value: 'it', label: 'Italy' }] }];
createApp({
  render: () =>
    h('div', { style: 'display: grid; gap: 8px; justify-items: start; max-width: 600px' }, [
      h(ElRate, model('stars')),
      h(ElSlider, { 'aria-label': 'Level', style: 'width: 300px', ...model('level') }),
      h(ElCheckboxGroup, model('days'), () =>
        ['Monday', 'Friday'].map((day) => h(ElCheckbox, { key: day, label: day, value: day })),
      ),
      h(ElRadioGroup, model('plan'), () =>
        ['Free', 'Team'].map((plan) => h(ElRadio, { key: plan, value: plan, label: plan })),
      ),
      h(ElCascader, { 'aria-label': 'Place', options: regions, ...model('path') }),
      h(ElAutocomplete, { 'aria-label': 'Street', fetchSuggestions: streets, ...model('street') }),
      h(
        ElDropdown,
        {
          onCommand: (command) => {
            state.command = command;
          },
        },
        {
          default: () => h('button', { type: 'button' }, 'Actions'),
          dropdown: () =>
            h(ElDropdownMenu, null, () =>
              ['Archive', 'Share'].map((name) => h(ElDropdownItem, { key: name, command: name }, () => name)),
            ),
        },
      ),
      h(ElTabs, model('tab'), () =>
        ['first', 'second'].map((name) =>
          h(ElTabPane, { key: name, name, label: `The ${name}` }, () => `Page ${name}`),
        ),
      ),
      h(ElTree, {
        data: tree,
        showCheckbox: true,
        onCheck: (node) => {
          state.checked = node.label;
        },
      }),
      h('button', { type: 'button', onClick: ask }, 'Join us'),
    ]),
}).mount('#app');
