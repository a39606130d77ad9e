// The tool that returns the next screenshot that the user pastes.
import { setTimeout as delay } from 'node:timers/promises';
import type { McpServer, ServerContext } from '@modelcontextprotocol/server';
import { answer, object, picture, told } from './answers.ts';
import type { Screenshot, Screenshots, ViewerTools } from './viewer-tools.ts';

const POLL_MS = 500;
/** Hosts treat a silent tool as hanging. */
const PROGRESS_MS = 2_000;
const DEFAULT_SECONDS = 120;
/** Longer than text recognition takes for most images. */
const NAMING_MS = 15_000;

const WAIT_FOR_PASTE = {
  title: 'Wait for a screenshot',
  description:
    'Waits until the user pastes a screenshot and returns it as an image of at most 1568 pixels. Call it after ' +
    'av_screenshot_paste. Every result has a cursor. Pass it as after to get the next screenshot, each one once and ' +
    'in order. After a timeout you can call it again.',
  inputSchema: object<{ after?: string; timeout_seconds?: number }>({
    after: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      description:
        'The cursor from av_screenshot_paste or wait_for_paste; returns the first screenshot pasted since. ' +
        'Default: waits for the next one.',
    },
    timeout_seconds: {
      type: 'integer',
      minimum: 1,
      maximum: 600,
      description: `How long to wait; ${DEFAULT_SECONDS} by default.`,
    },
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
};

export function registerWaitForPaste(server: McpServer, { screenshots, limit }: ViewerTools): void {
  server.registerTool(
    'wait_for_paste',
    WAIT_FOR_PASTE,
    ({ after, timeout_seconds: seconds = DEFAULT_SECONDS }, context) =>
      told(() =>
        limit(async () => {
          const cursor = after ?? (await screenshots.latest());
          const pasted = await next(screenshots, cursor, seconds, context);
          if (!pasted) {
            const text = `Nothing was pasted within ${seconds} seconds. Ask the user, then call wait_for_paste with after: ${cursor}.`;
            return answer(text, { after: cursor });
          }
          const { id } = pasted;
          const { content } = picture(pasted, await screenshots.image(id));
          const more = { type: 'text' as const, text: `For the next one, call wait_for_paste with after: ${id}.` };
          return { content: [...content, more], structuredContent: { id, after: id } };
        }),
      ),
  );
}

/** With its final name, unless naming takes too long. Null after the timeout or when the call was aborted. */
async function next(
  screenshots: Screenshots,
  cursor: string,
  seconds: number,
  { mcpReq }: ServerContext,
): Promise<Screenshot | null> {
  const began = performance.now();
  const progressToken = mcpReq._meta?.progressToken;
  let told = 0;
  let found = 0;
  for (;;) {
    const pasted = await screenshots.next(cursor); // each time: the user may delete it before it is named
    const now = performance.now();
    if (pasted) found ||= now;
    if (pasted && (pasted.name_state !== 'pending' || now - found >= NAMING_MS)) return pasted;
    if (mcpReq.signal.aborted || (!pasted && now - began >= seconds * 1000)) return null;
    if (progressToken !== undefined && now - told >= PROGRESS_MS) {
      told = now;
      const params = {
        progressToken,
        progress: Math.round((now - began) / 1000),
        total: seconds,
        message: pasted ? 'Naming the screenshot' : 'Waiting for the user to paste a screenshot',
      };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
    await delay(POLL_MS, undefined, { signal: mcpReq.signal }).catch(() => {}); // aborted: the loop ends
  }
}
