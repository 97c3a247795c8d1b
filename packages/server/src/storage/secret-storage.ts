/** Secrets that all processes share and that outlive each of them, such as keys. They never leave the server. */
export interface SecretStorage {
  /** The secret with this name. The first call stores the candidate and returns it, as all later ones do. */
  getOrAdd(name: string, candidate: string): Promise<string>;
}
