import type { Bus, SessionId, ToSession, ToTable } from './bus.ts';

/** For a server that is one process: gateway and tables hear each other at once. */
export class LocalBus implements Bus {
  private hearTable: (table: string, message: ToTable) => void = () => {};
  private hearSession: (session: SessionId, message: ToSession) => void = () => {};

  toTable(table: string, message: ToTable): void {
    this.hearTable(table, message);
  }

  toSession(session: SessionId, message: ToSession): void {
    this.hearSession(session, message);
  }

  onTable(hear: (table: string, message: ToTable) => void): void {
    this.hearTable = hear;
  }

  onSession(hear: (session: SessionId, message: ToSession) => void): void {
    this.hearSession = hear;
  }
}
