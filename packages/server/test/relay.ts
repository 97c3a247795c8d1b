import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A bad network in front of a server. It breaks every connection after a number of chunks from the client: the last
 * chunk still reaches the server, but no answer to it gets through.
 */
export class Relay {
  readonly address: string;
  /** How many connections were broken. */
  cuts = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(port: number, chunksPerConnection: number): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const relay = new Relay(server);
    server.on('connection', (client) => relay.forward(client, port, chunksPerConnection));
    return relay;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private forward(client: Socket, port: number, chunks: number): void {
    const server = connect(port, '127.0.0.1');
    let left = chunks;
    client.on('data', (data) => {
      server.write(data);
      if (--left > 0) return;
      this.cuts++;
      server.end();
      client.destroy();
    });
    server.on('data', (data) => client.writable && client.write(data));
    this.linkEnds(client, server);
    this.linkEnds(server, client);
  }

  private linkEnds(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.end();
    });
  }
}
