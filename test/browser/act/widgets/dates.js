import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const text = (day) => (day?.isValid() ? day.format('YYYY-MM-DD') : null);

function App() {
  const [state, set] = useState({});
  window.state = { ...window.state, ...state };
  const put = (part) => set((former) => ({ ...former, ...part }));
  return h(
    LocalizationProvider,
    { dateAdapter: AdapterDayjs },
    h(DateField, { label: 'Birthday', onChange: (day) => put({ birthday: text(day) }) }),
    h(DateCalendar, { referenceDate: dayjs('2026-11-01'), onChange: (day) => put({ day: text(day) }) }),
  );
}
window.state = {};
createRoot(document.querySelector('#app')).render(h(App));
const field = Object.assign(document.createElement('input'), { ariaLabel: 'Departure' });
document.body.append(field);
flatpickr(field, {
  defaultDate: '2026-11-03',
  onChange: (_, departure) => {
    window.state.departure = departure;
  },
});
