// Actions on the widgets of further libraries, which take long to bundle.
import { describe } from 'vitest';
import { itWorksWith } from './interactions.ts';

describe('actions on widgets of libraries, with soft focus', () => {
  itWorksWith('mui', 'vue', 'svelte', 'codemirror', 'monaco', 'prosemirror', 'lit', 'antd', 'element', 'dates');
});
