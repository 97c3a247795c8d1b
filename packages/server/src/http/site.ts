import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** One file as it goes over the wire; null is the encoding of bytes as they are. */
export interface Sent {
  readonly body: Buffer;
  readonly encoding: Encoding | null;
  readonly etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const UNKNOWN = 'application/octet-stream';
const PACKED_ALREADY = new Set(['.png', '.webp', '.woff2', '.ico']);
/** Less than a network packet gains nothing. */
const WORTH_PACKING = 1024;
/** Vite puts a digest of the content into these names, so what was fetched once stays right for ever. */
const NAMED_BY_CONTENT = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * A folder held in memory, by the paths of its addresses. Only what was in the folder at the start can be asked
 * for, so no path leads out of it.
 */
export class Site {
  /** Digests of the styles that stand in the page itself, for the policy that forbids all others. */
  readonly styleDigests: readonly string[];
  private readonly files = new Map<string, SiteFile>();

  constructor(root: string) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      // Names that begin with a dot are for tools: Vite's list of what it built, for one.
      const path = join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/');
      if (!entry.isFile() || path.split('/').some((part) => part.startsWith('.'))) continue;
      this.files.set(`/${path}`, new SiteFile(`/${path}`, readFileSync(join(root, path))));
    }
    this.styleDigests = digestsOfStyles(readFileSync(join(root, 'index.html'), 'utf8'));
  }

  find(path: string): SiteFile | null {
    return this.files.get(path === '/' ? '/index.html' : path) ?? null;
  }
}

function digestsOfStyles(page: string): string[] {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!);
  return styles.map((style) => createHash('sha256').update(style).digest('base64'));
}

export class SiteFile {
  readonly type: string;
  readonly isImmutable: boolean;
  private readonly bytes: Buffer;
  private readonly digest: string;
  private readonly packs: boolean;
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  constructor(path: string, bytes: Buffer) {
    const extension = extname(path);
    this.type = TYPES[extension] ?? UNKNOWN;
    this.isImmutable = NAMED_BY_CONTENT.test(path);
    this.bytes = bytes;
    this.digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.packs = bytes.length >= WORTH_PACKING && !PACKED_ALREADY.has(extension);
  }

  /** The file in the best encoding the header `Accept-Encoding` allows. */
  async send(accepted: string): Promise<Sent> {
    const encoding = this.packs ? chooseEncoding(accepted) : null;
    if (encoding === null) return { body: this.bytes, encoding, etag: `"${this.digest}"` };
    return { body: await this.pack(encoding), encoding, etag: `"${this.digest}-${encoding}"` };
  }

  private pack(encoding: Encoding): Promise<Buffer> {
    const packed = this.packed.get(encoding) ?? PACK[encoding](this.bytes);
    this.packed.set(encoding, packed);
    return packed;
  }
}

const PACK: { readonly [E in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** `gzip;q=0` refuses an encoding; other weights are preferences, and we have one of our own. */
export function chooseEncoding(accepted: string): Encoding | null {
  const allowed = new Set<string>();
  for (const item of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) allowed.add(name);
  }
  return ENCODINGS.find((encoding) => allowed.has(encoding)) ?? null;
}
