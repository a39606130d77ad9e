// A host of MCP Apps with the official AppBridge. The test gives it `callServer`, which asks the MCP server.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

const info = { name: 'test-host', version: '1' };
const capabilities = {
  serverTools: {},
  serverResources: {},
  updateModelContext: { text: {} },
  message: { text: {} },
};
/** Of the specification, for a resource that declares no domains. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');

globalThis.seen = { messages: [], contexts: [], sizes: [], tools: [] };

globalThis.show = async (html, toolArguments, toolResult) => {
  const { seen, callServer } = globalThis;
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  frame.width = '880';
  frame.height = '960';
  document.body.append(frame);
  const bridge = new AppBridge(null, info, capabilities, { hostContext: { theme: 'dark' } });
  globalThis.bridge = bridge;
  bridge.oncalltool = (params) => {
    seen.tools.push(params.name);
    return callServer('tools/call', params);
  };
  bridge.onreadresource = (params) => callServer('resources/read', params);
  bridge.onmessage = async (params) => {
    seen.messages.push(params);
    return {};
  };
  bridge.onupdatemodelcontext = async (params) => {
    seen.contexts.push(params);
    return {};
  };
  bridge.onsizechange = (size) => seen.sizes.push(size);
  const ready = new Promise((resolve) => {
    bridge.oninitialized = resolve;
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  await ready;
  await bridge.sendToolInput({ arguments: toolArguments });
  await bridge.sendToolResult(toolResult);
};
