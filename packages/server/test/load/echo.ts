// The baseline of the load test, started by `main.ts`: a bare server. For every message it receives, it sends each
// socket of the table a message of its own.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { type WebSocket, WebSocketServer } from 'ws';

const sample = JSON.parse(process.argv[2]!) as object;
const tables = new Map<string, { readonly sockets: WebSocket[]; seq: number }>();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const table = tables.get(request.url!) ?? { sockets: [], seq: 0 };
  tables.set(request.url!, table);
  table.sockets.push(socket);
  socket.on('message', (data) => {
    const { id } = JSON.parse(String(data)) as { id: string };
    const seq = ++table.seq;
    for (const [observer, recipient] of table.sockets.entries())
      recipient.send(JSON.stringify({ ...sample, seq, observer, id }));
  });
});

http.listen(0, '127.0.0.1', () => process.send!({ port: (http.address() as AddressInfo).port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
