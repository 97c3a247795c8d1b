import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { Upstreams } from './upstreams.ts';

const HOST = '127.0.0.1';
const UNAVAILABLE = 'no server is ready; please try again in a moment\n';
const FORWARDED_FOR = 'x-forwarded-for';

/**
 * A proxy in front of the servers of a cluster on this machine. Sockets with a table in their address go to the server
 * that its code selects, everything else to the servers in turn.
 */
export class TableProxy {
  private readonly server: Server;
  private readonly upstreams: Upstreams;
  /** Connections whose protocol is not HTTP any more; the HTTP server does not close them. */
  private readonly upgraded = new Set<Duplex>();

  private constructor(server: Server, upstreams: Upstreams) {
    this.server = server;
    this.upstreams = upstreams;
    server.on('request', (incoming, response) => void this.passRequest(incoming, response));
    server.on('upgrade', (incoming, socket, head) => void this.passSocket(incoming, socket, head));
  }

  /** Port 0 means any free port. */
  static async start(ports: readonly number[], port = 0): Promise<TableProxy> {
    const server = createServer();
    const proxy = new TableProxy(server, new Upstreams(ports));
    server.listen(port, HOST);
    await once(server, 'listening');
    return proxy;
  }

  get address(): string {
    return `http://${HOST}:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves when every server is ready. */
  async allReady(): Promise<void> {
    await this.upstreams.allReady();
  }

  close(): void {
    this.upstreams.close();
    this.server.close();
    this.server.closeAllConnections();
    for (const socket of this.upgraded) socket.destroy();
  }

  private async passRequest(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const socket = await this.connectFor(incoming);
    if (socket === null) {
      response.writeHead(503).end(UNAVAILABLE);
      return;
    }
    const { method, url } = incoming;
    const headers = { ...incoming.headers, [FORWARDED_FOR]: forwardedFor(incoming) };
    const outgoing = request({ method, path: url, headers, createConnection: () => socket });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.statusMessage, answer.rawHeaders);
      pipeline(answer, response, () => {});
    });
    // The server may have carried it out, so it is not sent to another one.
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end('the server did not answer\n');
    });
    pipeline(incoming, outgoing, () => {});
  }

  private async passSocket(incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => {});
    const socket = await this.connectFor(incoming);
    if (socket === null) {
      client.end(`HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n${UNAVAILABLE}`);
      return;
    }
    const { method, url, rawHeaders } = incoming;
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]!.toLowerCase() !== FORWARDED_FOR)
        lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
    lines.push(`${FORWARDED_FOR}: ${forwardedFor(incoming)}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(head);
    this.upgraded.add(client);
    client.on('close', () => this.upgraded.delete(client));
    pipeline(client, socket, () => socket.destroy());
    pipeline(socket, client, () => client.destroy());
  }

  /** A connection to the first suitable server that accepts one; null if none does. */
  private async connectFor({ url }: IncomingMessage): Promise<Socket | null> {
    const table = new URL(url!, this.address).searchParams.get('table');
    for (const port of this.upstreams.inOrder(table)) {
      const socket = connect(port, HOST).setNoDelay();
      try {
        await once(socket, 'connect');
        return socket;
      } catch {
        this.upstreams.noteFailure(port);
      }
    }
    return null;
  }
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const earlier = headers[FORWARDED_FOR];
  return [...(earlier === undefined ? [] : [earlier]), socket.remoteAddress].join(', ');
}
