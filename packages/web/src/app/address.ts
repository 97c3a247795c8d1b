interface AddressSpec<Params extends object> {
  /** The first part of the address: `#/rules/WISH3` is on the page `rules`. */
  readonly path: string;
  /** Parses the remaining parts; null for an unknown address. The inverse of `write`. */
  readonly read: (parts: readonly string[]) => Params | null;
  readonly write: (params: Params) => readonly (string | number)[];
}

/** The addresses of one page. Links to the page are built from this without importing the page itself. */
export class Address<Params extends object> {
  readonly path: string;
  readonly read: (parts: readonly string[]) => Params | null;
  private readonly write: (params: Params) => readonly (string | number)[];

  constructor({ path, read, write }: AddressSpec<Params>) {
    this.path = path;
    this.read = read;
    this.write = write;
  }

  href(params: Params): string {
    const parts = this.path === '' ? [] : [this.path, ...this.write(params)];
    return `#/${parts.map(encodeURIComponent).join('/')}`;
  }
}

/** For a page whose address has no further parts. */
export function plainAddress(path: string): Address<object> {
  return new Address({ path, read: () => ({}), write: () => [] });
}

/** The decoded parts of a hash. An address may be typed by hand, so decoding can fail; then it leads to the first page. */
export function partsOf(text: string): readonly string[] {
  try {
    return text.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return [''];
  }
}
