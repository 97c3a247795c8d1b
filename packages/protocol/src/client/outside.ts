/** A socket as the client sees it, whoever made it: the browser, Node, or a test. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What comes from a socket. After `closed` nothing comes any more. */
export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** Time and chance, handed in. */
export interface Outside {
  connect(events: WireEvents): Wire;
  /** Milliseconds; only differences count. */
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}
