// Widgets that draw lists, days and shapes themselves: FullCalendar, select2, a flow editor, SortableJS and plain SVG.
import { Calendar } from '@fullcalendar/core';
import days from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import jQuery from 'jquery';
import select2 from 'select2';
import 'select2/dist/css/select2.css';
import { ReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Sortable from 'sortablejs';

select2(window, jQuery);
const state = { edge: '', node: '', bar: '' };
window.state = state;
const app = document.querySelector('#app');
app.innerHTML = `<div id="calendar" style="width: 700px"></div>
<label for="capital">Capital</label> <select id="capital" style="width: 200px"><option>Oslo</option><option>Paris</option></select>
<div id="sorted" style="width: 120px"><div>Plan</div><div>Build</div><div>Ship</div></div>
<svg width="200" height="60" role="img" aria-label="Sales"><g class="bar" tabindex="0" role="button" aria-label="May"><rect x="10" y="10" width="30" height="40" /></g><g class="bar" tabindex="0" role="button" aria-label="June"><rect x="60" y="20" width="30" height="30" /></g></svg>
<div id="flow" style="width: 500px; height: 200px"></div>`;
const calendar = new Calendar(document.querySelector('#calendar'), {
  plugins: [days, interaction],
  initialDate: '2026-11-01',
  height: 420,
  selectable: true,
  navLinks: true,
  navLinkDayClick: (day) => {
    state.link = day.getDate();
  },
  events: [{ title: 'Launch', start: '2026-11-12' }],
  dateClick: ({ dateStr }) => {
    state.day = dateStr;
  },
  eventClick: ({ event }) => {
    state.event = event.title;
  },
});
calendar.render();
jQuery('#capital')
  .select2()
  .on('change', ({ target }) => {
    state.capital = target.value;
  });
Sortable.create(document.querySelector('#sorted'), {
  animation: 100,
  onEnd: ({ to }) => {
    state.order = [...to.children].map(({ textContent }) => textContent).join(' ');
  },
});
for (const rect of document.querySelectorAll('rect')) {
  rect.onclick = ({ target }) => {
    state.bar = `${target.parentNode.getAttribute('aria-label')} ${target.localName}`;
  };
}

function Flow() {
  const [nodes, setNodes] = useState([
    { id: 'a', position: { x: 10, y: 10 }, data: { label: 'Read' } },
    { id: 'b', position: { x: 250, y: 90 }, data: { label: 'Write' } },
  ]);
  const [edges, setEdges] = useState([
    { id: 'e', source: 'a', target: 'b', label: 'then', ariaLabel: 'Read to Write' },
  ]);
  return h(ReactFlow, {
    nodes,
    edges,
    onNodeClick: (_, { data }) => {
      state.node = data.label;
    },
    onEdgeClick: (_, { id }) => {
      state.edge = id;
    },
    onConnect: ({ source, target }) => {
      state.connected = source + target;
      setEdges((former) => [...former, { id: 'new', source, target }]);
    },
    onNodeDragStop: (_, { id, position }) => {
      state.moved = { id, ...position };
      setNodes((all) => all.map((node) => (node.id === id ? { ...node, position } : node)));
    },
  });
}
createRoot(document.querySelector('#flow')).render(h(Flow));
