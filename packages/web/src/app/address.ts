interface AddressSpec<Params extends object> {
  /** The first part of the address: `#/rules/WISH3` is on the page `rules`. */
  readonly path: string;
  /** Parses the remaining parts; null for an unknown address. The inverse of `format`. */
  readonly parse: (parts: readonly string[]) => Params | null;
  readonly format: (params: Params) => readonly (string | number)[];
}
/** The addresses of one page. Links to the page are built from this without importing the page itself. */
export class Address<Params extends object> {
  readonly path: string;
  readonly parse: (parts: readonly string[]) => Params | null;
  private readonly format: (params: Params) => readonly (string | number)[];

  constructor({ path, parse, format }: AddressSpec<Params>) {
    this.path = path;
    this.parse = parse;
    this.format = format;
  }

  href(params: Params): string {
    const parts = this.path === '' ? [] : [this.path, ...this.format(params)];
    return `#/${parts.map(encodeURIComponent).join('/')}`;
  }
}

/** For a page whose address has no further parts. */
export function plainAddress(path: string): Address<object> {
  return new Address({ path, parse: () => ({}), format: () => [] });
}

/** The decoded parts of a hash. Decoding may fail if an address was typed by hand; it then leads to the start page. */
export function partsOf(text: string): readonly string[] {
  try {
    return text.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return [''];
  }
}
