/** A socket as the client sees it, whoever made it: the browser, Node, or a test. */
export interface Wire {
  /** Throws when it cannot; then the wire counts as cut. */
  send(text: string): void;
  close(): void;
}

/** What comes from a socket, none of it before `connect` has returned. What comes after `closed` is not heard. */
export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** Also when it could never be opened. */
  closed(): void;
}

/** Time and chance, handed in. */
export interface Outside {
  /** A socket to the server, with the subprotocol. Throws when there cannot be any. */
  connect(events: WireEvents): Wire;
  /** Milliseconds; only differences count. */
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 to below 1. Two clients of one person must not draw the same: command ids are made of it. */
  random(): number;
}
