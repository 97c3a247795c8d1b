interface AddressSpec<Where extends object> {
  /** What the address begins with: `#/rules/WISH3` is on the page `rules`. */
  readonly path: string;
  /** What the rest says, part by part; null where it leads nowhere. `write` is its inverse. */
  readonly read: (parts: readonly string[]) => Where | null;
  readonly write: (where: Where) => readonly (string | number)[];
}

/** The addresses of one page: links are made from it, without knowing how the page is loaded. */
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

/** A page of which there is only one. */
export function plainAddress(path: string): Address<object> {
  return new Address({ path, read: () => ({}), write: () => [] });
}
