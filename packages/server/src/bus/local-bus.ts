import type { Bus, ConnectionId, ToConnection, ToTable } from './bus.ts';

/** A bus within one process. Messages are delivered synchronously. */
export class LocalBus implements Bus {
  private tableListener: (table: string, message: ToTable) => void = () => {};
  private connectionListener: (connection: ConnectionId, message: ToConnection) => void = () => {};

  toTable(table: string, message: ToTable): void {
    this.tableListener(table, message);
  }

  toConnection(connection: ConnectionId, message: ToConnection): void {
    this.connectionListener(connection, message);
  }

  onTableMessage(listener: (table: string, message: ToTable) => void): void {
    this.tableListener = listener;
  }

  onConnectionMessage(listener: (connection: ConnectionId, message: ToConnection) => void): void {
    this.connectionListener = listener;
  }
}
