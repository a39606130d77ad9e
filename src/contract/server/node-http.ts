// node:http and node:https without Node's fetch client. Importing them normally loads it, which costs each process
// 60 ms of CPU and 13 MB.
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

export const { Agent: HttpAgent, createServer, IncomingMessage, request: requestHttp } = http;
export const { request: requestHttps } = https;
