import { createApp, h, reactive, vModelCheckbox, vModelSelect, vModelText, withDirectives } from 'vue';

const state = reactive({ name: '', agree: false, color: 'red', count: 0 });
window.state = state;
const model = (key) => ({
  'onUpdate:modelValue': (value) => {
    state[key] = value;
  },
});
const App = {
  render: () => [
    withDirectives(h('input', { 'aria-label': 'Name', ...model('name') }), [[vModelText, state.name]]),
    h('label', [
      withDirectives(h('input', { type: 'checkbox', ...model('agree') }), [[vModelCheckbox, state.agree]]),
      'Agree',
    ]),
    withDirectives(
      h(
        'select',
        { 'aria-label': 'Color', ...model('color') },
        ['red', 'green'].map((each) => h('option', { value: each }, each)),
      ),
      [[vModelSelect, state.color]],
    ),
    h('button', { onClick: () => state.count++ }, `Count ${state.count}`),
  ],
};
createApp(App).mount('#app');
