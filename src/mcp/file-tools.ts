// Tools for files to the project and to the person.
import { setTimeout as delay } from 'node:timers/promises';
import { answer } from './answers.ts';
import { reportProgress } from './progress.ts';
import type { FileEntry, ToolHandlers } from './viewer-tools.ts';

const POLL_MS = 500;

const PATH_REFUSED =
  'Paths are read only by annex mcp on standard input, as the user who started it. Send the bytes as data, with a name.';

export const fileTools = {
  give_file: async ({ path, data, name = 'file', from = 'An agent' }, { files }) => {
    if ((path === undefined) === (data === undefined)) throw new Error('Pass either path or data.');
    if (path !== undefined && !files.givePath) throw new Error(PATH_REFUSED);
    const given =
      path === undefined
        ? await files.give(Buffer.from(data ?? '', 'base64'), { name, from })
        : await files.givePath?.(path, from);
    const text = `The person can save ${given?.name} on the open pages for 24 hours. list_files says when it is saved.`;
    return answer(text, { ...given });
  },

  list_files: async (_, { files }) => {
    const list = await files.list({});
    return answer(list.files.map(lineOf).join('\n') || 'No files.', list);
  },

  wait_for_file: ({ after, timeout_seconds: seconds }, { files, limit }, context) =>
    limit(async () => {
      const { signal } = context.mcpReq;
      const direction = 'incoming';
      const cursor = after ?? (await files.list({ direction })).latest;
      const until = performance.now() + seconds * 1000;
      using _progress = reportProgress(context, seconds, () => 'Waiting for the user to send a file');
      do {
        const list = await files.list({ direction, after: cursor });
        if (list.files.length > 0)
          return answer([...list.files.map(lineOf), `For the next files, pass after: ${list.latest}`].join('\n'), {
            files: list.files,
            after: list.latest,
          });
        await delay(POLL_MS, undefined, { signal }).catch(() => {}); // aborted: the loop ends
      } while (!signal.aborted && performance.now() < until);
      return answer(`No file came. Ask the user, then call wait_for_file with after: ${cursor}.`, { after: cursor });
    }),
} satisfies Partial<ToolHandlers>;

const lineOf = ({ id, direction, state, path, name, size }: FileEntry): string =>
  `${id}  ${direction} ${state}  ${path ?? name}  (${size} bytes)`;
