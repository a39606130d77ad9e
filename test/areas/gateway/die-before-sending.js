// For --import: kills the gateway after it has taken a code and before it sends the code.
import WebSocket from 'ws';

const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (data, ...more) {
  if (String(data).includes('"type":"callback"')) process.kill(process.pid, 'SIGKILL');
  return send.call(this, data, ...more);
};
