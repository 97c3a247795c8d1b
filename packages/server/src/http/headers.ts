import type { Site } from './site.ts';

/** What every answer carries. */
export const ALWAYS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What the page may do: run scripts and workers of its own, speak to where it came from, and nothing that comes from
 * elsewhere or stands in the page itself, but for the styles it was built with. `data:` is for the icon in the tab,
 * drawn while one plays; `wasm-unsafe-eval` lets the learned bots compute in WebAssembly, and allows no other `eval`.
 */
export function policyFor({ styleDigests }: Site): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    ["style-src 'self'", ...styleDigests.map((digest) => `'sha256-${digest}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
