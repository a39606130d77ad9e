// The tool that returns the next screenshot that the user pastes, or the next element that the user points at.
import { setTimeout as delay } from 'node:timers/promises';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { isProblem } from '../base/problem.ts';
import { answer, picture, withFinalPaths } from './answers.ts';
import { Pointing } from './pointing.ts';
import { reportProgress } from './progress.ts';
import type { Screenshot, Screenshots, ToolHandlers } from './viewer-tools.ts';

const POLL_MS = 500;
/** Longer than text recognition takes for most images. */
const NAMING_MS = 15_000;

export const waitForPaste: ToolHandlers['wait_for_paste'] = (
  { after = '', timeout_seconds: seconds },
  tools,
  context,
) =>
  tools.limit(async () => {
    const { screenshots } = tools;
    const { signal } = context.mcpReq;
    const [pasteCursor, pointCursor] = after.split('~');
    const pointing = await Pointing.start(tools, pointCursor);
    const cursor = pasteCursor || (await screenshots.list({ limit: 1 })).latest;
    const nextOf = (paste: string) => (pointing ? `${paste}~${pointing.latest}` : paste);
    const until = performance.now() + seconds * 1000;
    let foundAt: number | null = null;
    using _progress = reportProgress(context, seconds, () =>
      foundAt === null ? 'Waiting for the user to paste a screenshot' : 'Naming the screenshot',
    );
    do {
      const [pasted] = (await screenshots.list({ after: cursor, limit: 1 })).screenshots; // each time: the user may delete it before it is named
      const now = performance.now();
      foundAt = pasted ? (foundAt ?? now) : null;
      const isFinal = pasted?.name_state !== 'pending' || now - (foundAt ?? now) >= NAMING_MS;
      const image = pasted && isFinal ? await imageOf(screenshots, pasted) : null;
      if (pasted && image) return found(pasted, image, nextOf(pasted.id));
      const element = pasted ? null : await pointing?.next();
      if (pointing && element) return pointing.answer(element, nextOf(cursor), signal);
      if (!pasted && now >= until) break;
      await delay(POLL_MS, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    } while (!signal.aborted);
    const why = signal.aborted ? 'The viewer is stopping.' : `Nothing was pasted within ${seconds} seconds.`; // a cancelled call has no answer
    const next = nextOf(cursor);
    return answer(`${why} Ask the user, then call wait_for_paste with after: ${next}.`, { after: next });
  });

function found(pasted: Screenshot, image: Uint8Array, after: string): CallToolResult {
  const { id } = pasted;
  const { content } = picture(pasted, image);
  const more = { type: 'text' as const, text: `For the next one, call wait_for_paste with after: ${after}.` };
  return { content: [...content, more], structuredContent: { screenshot: withFinalPaths(pasted), id, after } };
}

/** Null if the user has deleted the screenshot meanwhile. */
const imageOf = (screenshots: Screenshots, { id }: Screenshot): Promise<Uint8Array | null> =>
  screenshots.image(id, 'model').catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  });
