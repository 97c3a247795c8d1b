import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A file as it is sent. The encoding is null if it is not compressed. */
export interface EncodedFile {
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
const DEFAULT_TYPE = 'application/octet-stream';
const ALREADY_COMPRESSED = new Set(['.png', '.webp', '.woff2', '.ico']);
/** Below the size of a network packet, compression gains nothing. */
const MIN_COMPRESSED_BYTES = 1024;
/** Vite puts a digest of the content into these names, so the content behind a name never changes. */
const CONTENT_ADDRESSED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * The files of a folder, held in memory by URL path. Only files that existed at startup can be requested, so no path
 * leads out of the folder.
 */
export class Site {
  /** The text of the page. */
  readonly page: string;
  /** Digests of the inline styles of the page, for the policy that forbids all others. */
  readonly styleDigests: readonly string[];
  private readonly files = new Map<string, SiteFile>();

  constructor(root: string) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/');
      // Dotfiles such as `.vite/manifest.json` are for tools only.
      if (!entry.isFile() || path.split('/').some((part) => part.startsWith('.'))) continue;
      this.files.set(`/${path}`, new SiteFile(`/${path}`, readFileSync(join(root, path))));
    }
    this.page = readFileSync(join(root, 'index.html'), 'utf8');
    this.styleDigests = digestsOfStyles(this.page);
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
  private readonly isCompressible: boolean;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(path: string, bytes: Buffer) {
    const extension = extname(path);
    this.type = TYPES[extension] ?? DEFAULT_TYPE;
    this.isImmutable = CONTENT_ADDRESSED.test(path);
    this.bytes = bytes;
    this.digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.isCompressible = bytes.length >= MIN_COMPRESSED_BYTES && !ALREADY_COMPRESSED.has(extension);
  }

  /** The file in the best encoding that the `Accept-Encoding` header allows. */
  async encode(accepted: string): Promise<EncodedFile> {
    const encoding = this.isCompressible ? chooseEncoding(accepted) : null;
    if (encoding === null) return { body: this.bytes, encoding, etag: `"${this.digest}"` };
    return { body: await this.compress(encoding), encoding, etag: `"${this.digest}-${encoding}"` };
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const compressed = this.compressed.get(encoding) ?? COMPRESS[encoding](this.bytes);
    this.compressed.set(encoding, compressed);
    return compressed;
  }
}

const COMPRESS: { readonly [E in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** `gzip;q=0` excludes an encoding. Other weights are only preferences, and we have our own. */
export function chooseEncoding(accepted: string): Encoding | null {
  const allowed = new Set<string>();
  for (const item of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) allowed.add(name);
  }
  return ENCODINGS.find((encoding) => allowed.has(encoding)) ?? null;
}
