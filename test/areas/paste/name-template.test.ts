import { expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();

it('pasteScreenshot uses the configured name template', async () => {
  const viewer = await runViewer(running, { paste: { nameTemplate: 'line-one {date} {name}' } });
  const { name } = await viewer.paste(await png(drawPixels(20, 20)), 'Login dialog');
  expect(name).toMatch(/^line-one-\d{8}-login-dialog$/);
});
