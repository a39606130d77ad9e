// node:http and node:https without Node's fetch client, which an `import` of them loads: 60 ms of CPU and 13 MB for each
// process.
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

export const { Agent: HttpAgent, createServer, IncomingMessage, request: requestHttp } = http;
export const { request: requestHttps } = https;
