import type { Settings } from '../settings.ts';
import type { Site } from './site.ts';

const ALWAYS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Sent with every response. If the public address uses https, browsers are told not to try http for a year. */
export function securityHeaders({
  publicUrl,
}: Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  return publicUrl?.protocol === 'https:'
    ? { ...ALWAYS, 'Strict-Transport-Security': 'max-age=31536000' }
    : ALWAYS;
}

/**
 * The content security policy. The page may run its own scripts and workers and connect to its own server, but may use
 * nothing from elsewhere and nothing inline except the styles it was built with. `data:` is for the tab icon, which is
 * drawn during a match. `wasm-unsafe-eval` lets the learned bots run WebAssembly and allows no other `eval`.
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
