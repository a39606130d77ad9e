// Actions on native elements and on widgets that behave unlike them. Other libraries: widget-libraries.test.ts.
import { describe } from 'vitest';
import { itWorksWith } from './interactions.ts';

describe('actions on widgets, with soft focus', () => {
  itWorksWith('native', 'everyday', 'keys', 'react', 'radix', 'plain', 'quill', 'lists');
});
