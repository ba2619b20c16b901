import { hash } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { tileOrigin } from '#server/config-map.ts';

/**
 * The Content-Security-Policy of one page: its inline scripts are allowed by their hashes, not by a nonce, so that the
 * page may be kept and served again. Styles may stand inline, scripts of no other origin run at all. Pictures come
 * from the map's tiles besides, where they are set: on every page, since the first one holds for all that follow.
 * `scans`: the page compiles the decoder of barcodes.
 */
export function pagePolicy(
  html: Buffer,
  { isDevelopment, map }: Pick<Config, 'isDevelopment' | 'map'>,
  scans = false,
): string {
  const hashes = new Set(inlineScripts(html).map((script) => `'sha256-${hash('sha256', script, 'base64')}'`));
  // Vite's own client uses inline scripts and a web socket.
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...hashes].join(' ');
  const decoder = scans ? " 'wasm-unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src ${scripts}${decoder}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${map ? ` ${tileOrigin(map)}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What pages that scan (`isScanningPage`) send beside their policy, instead of what every answer carries. */
export const scanningHeaders = { 'permissions-policy': 'camera=(self), microphone=(), geolocation=()' };

/** What stands between the tags, as it is sent. */
function inlineScripts(html: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const from = html.indexOf('>', at) + 1;
    if (!html.subarray(at, from).includes(' src=')) found.push(html.subarray(from, html.indexOf('</script>', from)));
  }
  return found;
}
