import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { DatePicker as AntPicker } from 'antd';
import dayjs from 'dayjs';
import { ElDatePicker } from 'element-plus';
import 'element-plus/dist/index.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp, h as vue } from 'vue';
import { report } from './report.js';

const state = {};
const put = (part) => report(Object.assign(state, part));
const text = (day, format = 'YYYY-MM-DD') => (day?.isValid() ? day.format(format) : null);
const first = dayjs('2026-11-01');
const app = document.querySelector('#app');
app.innerHTML = `<div id="react"></div><div id="vue"></div><label>Trip <input id="trip"></label>
<label>Birthday <input id="birthday" type="date"></label>
<section aria-label="Calendar"><button id="next">Next month</button><h3></h3><table><tbody></tbody></table></section>`;
createRoot(app.querySelector('#react')).render(
  h(
    LocalizationProvider,
    { dateAdapter: AdapterDayjs },
    h(DatePicker, { label: 'Due', referenceDate: first, onChange: (day) => put({ due: text(day) }) }),
    h(TimeField, { label: 'Alarm', ampm: false, onChange: (time) => put({ alarm: text(time, 'HH:mm') }) }),
    h(AntPicker.RangePicker, { 'aria-label': 'Holiday', onChange: (_, holiday) => put({ holiday }) }),
  ),
);
createApp({
  data: () => ({ day: null }),
  render() {
    return vue(ElDatePicker, {
      'aria-label': 'Start',
      modelValue: this.day,
      defaultValue: new Date(2026, 10, 1),
      valueFormat: 'YYYY-MM-DD',
      'onUpdate:modelValue': (day) => {
        this.day = day;
        put({ start: day });
      },
    });
  },
}).mount('#vue');
flatpickr('#trip', {
  mode: 'range',
  defaultDate: ['2026-11-03', '2026-11-04'],
  onChange: (_, trip) => put({ trip }),
});
app.querySelector('#birthday').onchange = ({ target }) => put({ birthday: target.value });
let month = first;
function draw() {
  app.querySelector('h3').textContent = month.format('MMMM YYYY');
  const days = Array.from({ length: month.daysInMonth() }, (_, index) => index + 1);
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
  app.querySelector('tbody').innerHTML = weeks
    .map((week) => `<tr>${week.map((day) => `<td style="cursor: pointer">${day}</td>`).join('')}</tr>`)
    .join('');
}
app.querySelector('tbody').onclick = ({ target }) =>
  put({ picked: `${month.format('YYYY-MM')}-${target.textContent}` });
app.querySelector('#next').onclick = () => {
  month = month.add(1, 'month');
  draw();
};
draw();
