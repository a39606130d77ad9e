// A tool that ends with the picture that the user pastes next.
import { setTimeout as delay } from 'node:timers/promises';
import type { McpServer, ServerContext } from '@modelcontextprotocol/server';
import { answer, object, picture, SCREENSHOT_ID, told } from './answers.ts';
import type { Screenshot, Screenshots } from './viewer-tools.ts';

const POLL_MS = 500;
/** Hosts take silence for a tool that hangs. */
const PROGRESS_MS = 2_000;
const DEFAULT_SECONDS = 120;

export function registerWaitForPaste(server: McpServer, screenshots: Screenshots): void {
  server.registerTool(
    'wait_for_paste',
    {
      title: 'Wait for a screenshot',
      description:
        'Waits until the user has pasted a screenshot and returns it as an image of at most 1568 pixels. Call it after ' +
        'av_screenshot_paste. When the time is over it says so, and may be called again.',
      inputSchema: object<{ after?: string; timeout_seconds?: number }>({
        after: {
          ...SCREENSHOT_ID,
          description: 'The id that av_screenshot_paste returned as after: whatever was pasted since counts.',
        },
        timeout_seconds: {
          type: 'integer',
          minimum: 1,
          maximum: 600,
          description: `How long to wait; ${DEFAULT_SECONDS} unless given.`,
        },
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ after, timeout_seconds: seconds = DEFAULT_SECONDS }, context) =>
      told(async () => {
        const known = after ?? (await latest(screenshots))?.id;
        const pasted = await next(screenshots, known, seconds, context);
        if (pasted) return picture(pasted, await screenshots.image(pasted.id));
        return answer(`Nothing was pasted within ${seconds} seconds. Ask the user, then call wait_for_paste again.`);
      }),
  );
}

const latest = async (screenshots: Screenshots): Promise<Screenshot | undefined> => (await screenshots.list(1))[0];

/** Null when the time is over, or nobody waits any more. */
async function next(
  screenshots: Screenshots,
  known: string | undefined,
  seconds: number,
  { mcpReq }: ServerContext,
): Promise<Screenshot | null> {
  const began = performance.now();
  const progressToken = mcpReq._meta?.progressToken;
  let told = began;
  while (performance.now() - began < seconds * 1000 && !mcpReq.signal.aborted) {
    const newest = await latest(screenshots);
    if (newest && newest.id !== known) return newest;
    const now = performance.now();
    if (progressToken !== undefined && (now - told >= PROGRESS_MS || told === began)) {
      told = now;
      const params = {
        progressToken,
        progress: Math.round((now - began) / 1000),
        total: seconds,
        message: 'Waiting for the user to paste a screenshot',
      };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
    await delay(POLL_MS, undefined, { signal: mcpReq.signal }).catch(() => {}); // given up: the loop ends
  }
  return null;
}
