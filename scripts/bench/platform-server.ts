// The platform with one handler that only responds, as in every peer. Like the real areas, it is loaded with the first
// call.
import type { Workspace } from '../../generated/workspace/contract.ts';
import type { Callers } from '../../src/base/caller.ts';
import { implement } from '../../src/contract/server/index.ts';
import type { Areas } from '../../src/servers/platform-options.ts';
import { startMeasuredPlatform } from './start-platform.ts';

const { port } = await startMeasuredPlatform({
  load: async (): Promise<Areas> => {
    const operations = await import('../../generated/workspace/operations.ts');
    const { validators } = await import('../../generated/workspace/validators.js');
    const service = implement<Workspace, Callers, Exclude<keyof Workspace, 'controlWebview'>>(
      { ...operations, validators },
      { controlWebview: (_, reply) => reply.empty(204) },
      { rules: { 'workspace-owner': () => {} } },
    );
    const nothing = async () => {};
    return {
      services: [service],
      browsers: () => 0,
      sockets: { size: 0, closes: {}, drain: nothing, close: nothing },
      focusedWorkspace: () => null,
      prepare: nothing,
      sweep: nothing,
      drain: nothing,
      close: nothing,
    };
  },
});
console.log(`{"port":${port}}`);
