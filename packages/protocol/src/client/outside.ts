/** A socket as the client sees it, provided by the browser, Node or a test. */
export interface Socket {
  /** Throws when it cannot send; the connection then counts as lost. */
  send(text: string): void;
  close(): void;
}

/** Events of a socket, none before `connect` has returned. Anything after `closed` is ignored. */
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  /** Also when it could not be opened. */
  closed(): void;
}

/** Sockets, time and chance, provided by the caller. */
export interface Outside {
  /** Opens a socket to the server with the subprotocol. Throws when that is impossible. */
  connect(events: SocketEvents): Socket;
  /** Milliseconds; only differences count. */
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  /**
   * From 0 (inclusive) to 1 (exclusive). Two clients of one person must draw differently: command ids are made from
   * it.
   */
  random(): number;
}
