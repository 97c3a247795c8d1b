import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `silent`: nothing gets through, and no one is told, as when a cable is pulled. What was sent arrives later.
 * `broken`: every connection ends at once.
 */
export type Network = 'whole' | 'silent' | 'broken';

/**
 * A network in front of a server that can be cut. It can also break every connection after a number of chunks from the
 * client: the last chunk still reaches the server, but no answer to it gets through.
 */
export class Relay {
  readonly port: number;
  /** How many connections were broken after their last chunk. */
  cuts = 0;
  private readonly server: Server;
  /** Both ends of every connection, each with the other one. */
  private readonly sockets = new Map<Socket, Socket>();
  private network: Network = 'whole';

  private constructor(server: Server) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async start(port: number, chunksPerConnection = Number.POSITIVE_INFINITY): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const relay = new Relay(server);
    server.on('connection', (client) => relay.forward(client, port, chunksPerConnection));
    return relay;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  set(network: Network): void {
    this.network = network;
    for (const [socket, other] of this.sockets) this.apply(socket, other);
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets.keys()) socket.destroy();
  }

  private forward(client: Socket, port: number, chunks: number): void {
    if (this.network === 'broken') {
      client.destroy();
      return;
    }
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
    this.sockets.set(socket, other);
    this.apply(socket, other);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (this.network !== 'silent') other.end();
    });
  }

  private apply(socket: Socket, other: Socket): void {
    switch (this.network) {
      case 'whole':
        socket.resume();
        if (other.destroyed) socket.end();
        return;
      case 'silent':
        socket.pause();
        return;
      case 'broken':
        socket.destroy();
        return;
    }
  }
}
