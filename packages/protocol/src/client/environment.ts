/** The client's interface to a socket, implemented for browsers, Node and tests. */
export interface Socket {
  /** Throws when it cannot send; the connection then counts as lost. */
  send(text: string): void;
  close(): void;
}

/** The events of a socket. None may occur before `connect` has returned; any after `closed` are ignored. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** Also called when the socket could not be opened. */
  closed(): void;
}

/** Keeps texts at least for the duration of a match. A browser keeps them even if the page is loaded again. */
export interface Keepsakes {
  load(key: string): string | null;
  save(key: string, text: string): void;
}

/** Sockets, time and randomness, provided by the caller. */
export interface Environment {
  /** Opens a socket to the server with the subprotocol. Throws when that is impossible. */
  connect(events: SocketEvents): Socket;
  /** Milliseconds since any fixed moment. */
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  /**
   * From 0 (inclusive) to 1 (exclusive). Command ids are derived from this, so two clients of the same person must
   * get different numbers.
   */
  random(): number;
  /** Unpredictable bytes. With them, players take part in shuffling the cards. */
  randomBytes(count: number): Uint8Array;
  /** By default, texts are kept in memory. */
  readonly keepsakes?: Keepsakes;
}
