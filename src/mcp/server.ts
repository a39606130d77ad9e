// The MCP server `viewer`. A host that adds it under this name shows its tools as mcp__viewer__av_screenshot_paste etc.
import {
  type CallToolRequest,
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ScopeChallengeHandler,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { RESOURCE_SCOPES, SERVER, TOOL_SCOPES, type ToolArguments } from '../../generated/mcp/tools.ts';
import { validate } from '../../generated/mcp/validators.js';
import { Problem } from '../base/problem.ts';
import { VERSION } from '../base/version.ts';
import { findInvalid } from '../contract/validation-errors.ts';
import { reportErrors } from './answers.ts';
import { askUser } from './ask-user.ts';
import { fileTools } from './file-tools.ts';
import { refuseCursor, serveResources } from './screenshot-resources.ts';
import { screenshotTools } from './screenshot-tools.ts';
import { listTools } from './tool-list.ts';
import type { ToolHandlers, ViewerTools } from './viewer-tools.ts';
import { waitForPaste } from './wait-for-paste.ts';
import { pageTools, workspaceTools } from './workspace-tools.ts';

const HANDLERS: ToolHandlers = {
  ...screenshotTools,
  wait_for_paste: waitForPaste,
  ask_user: askUser,
  ...fileTools,
  ...workspaceTools,
  ...pageTools,
};

const isTool = (name: string): name is keyof ToolArguments => Object.hasOwn(HANDLERS, name);

/** Cheap enough for one server per HTTP request: what the tools are and do is shared by all. */
export function createViewerServer(tools: ViewerTools): McpServer {
  const { title, instructions } = SERVER;
  const viewer = new ScopedServer({ name: 'viewer', title, version: VERSION }, { instructions });
  const { server } = viewer;
  server.registerCapabilities({ tools: {}, resources: {} });
  server.setRequestHandler('tools/list', ({ params }) => {
    refuseCursor(params?.cursor);
    return { tools: listTools(tools) };
  });
  const { calls } = tools;
  const end = () => void viewer.close();
  server.setRequestHandler('tools/call', ({ params }, context) => {
    const call = (each: ServerContext) => callTool(params, tools, each);
    return calls ? calls.run(context, end, call) : call(context);
  });
  if (calls) server.setNotificationHandler('notifications/cancelled', ({ params }) => calls.cancel(params.requestId));
  serveResources(server, tools);
  return viewer;
}

/** Over HTTP, a caller without the scopes of a tool or resource gets 403 before the request is handled. */
class ScopedServer extends McpServer {
  override resolveScopeChallenge: ScopeChallengeHandler = ({ request: { method, params }, authInfo }) => {
    const name = String(params?.['name']);
    const tool = method === 'tools/call' && isTool(name) ? TOOL_SCOPES[name] : undefined;
    const scopes = method.startsWith('resources/') ? RESOURCE_SCOPES : tool;
    if (!scopes || !authInfo || scopes.every((scope) => authInfo.scopes.includes(scope))) return undefined;
    return { scopes, errorDescription: `This request requires the scopes ${scopes.join(' ')}.` };
  };
}

async function callTool(
  { name, arguments: args = {} }: CallToolRequest['params'],
  tools: ViewerTools,
  context: ServerContext,
): Promise<CallToolResult> {
  if (!isTool(name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`);
  return reportErrors(async () => {
    const errors = findInvalid(validate[name], args, '');
    const names = new Set(errors?.map(({ pointer }) => pointer.split('/')[1] || 'all')); // '' is the whole object
    if (errors)
      throw new Problem('invalid-request', `${name} has invalid arguments: ${[...names].join(', ')}.`, { errors });
    return HANDLERS[name](args as never, tools, context);
  });
}
