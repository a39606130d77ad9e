import {
  ElCheckbox,
  ElDatePicker,
  ElInput,
  ElInputNumber,
  ElMessageBox,
  ElOption,
  ElSelect,
  ElSwitch,
} from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, h, reactive } from 'vue';

const state = reactive({ name: '', city: '', day: null, agree: false, on: false, count: 1, answer: '' });
window.state = state;
const model = (key) => ({
  modelValue: state[key],
  'onUpdate:modelValue': (value) => {
    state[key] = value;
  },
});
const ask = () =>
  ElMessageBox.confirm('Really?', 'Question', { confirmButtonText: 'Sure' }).then(() => {
    state.answer = 'sure';
  });
createApp({
  render: () =>
    h('div', { style: 'display: grid; gap: 8px; justify-items: start' }, [
      h(ElInput, { 'aria-label': 'Name', style: 'width: 200px', ...model('name') }),
      h(ElSelect, { 'aria-label': 'City', style: 'width: 200px', ...model('city') }, () =>
        ['Berlin', 'Oslo'].map((city) => h(ElOption, { key: city, label: city, value: city })),
      ),
      h(ElDatePicker, { 'aria-label': 'Day', valueFormat: 'YYYY-MM-DD', ...model('day') }),
      h(ElCheckbox, { label: 'Agree', ...model('agree') }),
      h(ElSwitch, { 'aria-label': 'Power', ...model('on') }),
      h(ElInputNumber, { 'aria-label': 'Count', ...model('count') }),
      h('button', { type: 'button', onClick: ask }, 'Ask'),
    ]),
}).mount('#app');
