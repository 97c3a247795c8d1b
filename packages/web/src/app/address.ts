interface AddressSpec<Where extends object> {
  /** The first part of the address: `#/rules/WISH3` is on the page `rules`. */
  readonly path: string;
  /** Parses the remaining parts; null for an unknown address. The inverse of `write`. */
  readonly read: (parts: readonly string[]) => Where | null;
  readonly write: (where: Where) => readonly (string | number)[];
}

/** The addresses of one page. Links are built from it without importing the page itself. */
export class Address<Where extends object> {
  readonly path: string;
  readonly read: (parts: readonly string[]) => Where | null;
  private readonly write: (where: Where) => readonly (string | number)[];

  constructor({ path, read, write }: AddressSpec<Where>) {
    this.path = path;
    this.read = read;
    this.write = write;
  }

  href(where: Where): string {
    const parts = this.path === '' ? [] : [this.path, ...this.write(where)];
    return `#/${parts.map(encodeURIComponent).join('/')}`;
  }
}

/** For a page whose address has no further parts. */
export function plainAddress(path: string): Address<object> {
  return new Address({ path, read: () => ({}), write: () => [] });
}
