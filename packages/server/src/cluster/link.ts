/** The other processes cannot be reached, or we are refused. The message is one line for the operator. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

/** What became of a request to other processes. */
export type Answer =
  | { readonly type: 'answered'; readonly value: unknown }
  /** No process listens to the subject. The request has reached no one. */
  | { readonly type: 'nobody' }
  /** There was no answer in time. The request may have been carried out. */
  | { readonly type: 'timeout' };

export interface ListenOptions {
  /** Of all listeners with the same group, only one gets each message. Without it, every listener does. */
  readonly group?: string;
}

/**
 * The link to the other processes of a cluster. Values are plain data. Messages from one process about one subject
 * arrive in the order in which they were sent, or not at all.
 */
export interface ClusterLink {
  /** Whether other processes can be reached, as far as we know. */
  readonly isUp: boolean;
  publish(subject: string, value: unknown): void;
  request(subject: string, value: unknown, timeoutMs: number): Promise<Answer>;
  /** The returned function stops listening. */
  listen(subject: string, onMessage: (value: unknown) => void, options?: ListenOptions): () => void;
  /** Answers requests. If `answer` rejects, the request gets no answer. The returned function stops answering. */
  answer(
    subject: string,
    answer: (value: unknown) => unknown | Promise<unknown>,
    options?: ListenOptions,
  ): () => void;
  /** Calls back whenever `isUp` changes. */
  onChange(listener: (isUp: boolean) => void): void;
  /** Sends what is still waiting to be sent, and disconnects. */
  close(): Promise<void>;
}
