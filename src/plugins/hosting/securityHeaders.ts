/** Headers of every response besides the policy and HSTS: name and value. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** How long each kind of file can be cached. The file name of an asset contains a hash of its content. */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
} as const;
