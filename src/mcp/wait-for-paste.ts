// The tool that returns the next screenshot that the user pastes.
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerContext } from '@modelcontextprotocol/server';
import { isProblem } from '../base/problem.ts';
import { answer, picture, withFinalPaths } from './answers.ts';
import type { Screenshot, Screenshots, ToolHandlers } from './viewer-tools.ts';

const POLL_MS = 500;
/** Hosts treat a silent tool as hanging. */
const PROGRESS_MS = 2_000;
/** Longer than text recognition takes for most images. */
const NAMING_MS = 15_000;

export const waitForPaste: ToolHandlers['wait_for_paste'] = (
  { after, timeout_seconds: seconds },
  { screenshots, limit },
  context,
) =>
  limit(async () => {
    const cursor = after ?? (await screenshots.list({ limit: 1 })).latest;
    const began = performance.now();
    let pasted: Screenshot | null;
    let image: Uint8Array | null;
    do {
      pasted = await next(screenshots, cursor, seconds, context, began);
      image = pasted && (await imageOf(screenshots, pasted));
    } while (pasted && !image);
    if (!pasted || !image) {
      const isStopping = context.mcpReq.signal.aborted; // a cancelled call has no answer
      const why = isStopping ? 'The viewer is stopping.' : `Nothing was pasted within ${seconds} seconds.`;
      const text = `${why} Ask the user, then call wait_for_paste with after: ${cursor}.`;
      return answer(text, { after: cursor });
    }
    const { id } = pasted;
    const { content } = picture(pasted, image);
    const more = { type: 'text' as const, text: `For the next screenshot, call wait_for_paste with after: ${id}.` };
    return { content: [...content, more], structuredContent: { screenshot: withFinalPaths(pasted), id, after: id } };
  });

/** Null if the user has deleted the screenshot meanwhile. */
const imageOf = (screenshots: Screenshots, { id }: Screenshot): Promise<Uint8Array | null> =>
  screenshots.image(id, 'model').catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  });

/** With its final name, unless naming takes too long. Null after the timeout or when the call was aborted. */
async function next(
  screenshots: Screenshots,
  cursor: string,
  seconds: number,
  { mcpReq }: ServerContext,
  began: number,
): Promise<Screenshot | null> {
  const progressToken = mcpReq._meta?.progressToken;
  let reported = 0;
  let foundAt = 0;
  for (;;) {
    const [pasted] = (await screenshots.list({ after: cursor, limit: 1 })).screenshots; // each time: the user may delete it before it is named
    const now = performance.now();
    if (pasted) foundAt ||= now;
    if (pasted && (pasted.name_state !== 'pending' || now - foundAt >= NAMING_MS)) return pasted;
    if (mcpReq.signal.aborted || (!pasted && now - began >= seconds * 1000)) return null;
    if (progressToken !== undefined && now - reported >= PROGRESS_MS) {
      reported = now;
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
