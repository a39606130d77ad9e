// The paste widget for `annex mcp`, which does not start a viewer.
export { widgetApp } from '../areas/paste/page/widget.ts';
