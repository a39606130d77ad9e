import { it } from 'vitest';

it('loops', () => {
  for (;;);
});
