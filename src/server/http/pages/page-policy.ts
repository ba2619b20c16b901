import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of one page: its inline scripts are allowed by their hashes, not by a nonce, so that the
 * page may be kept and served again. Styles may stand inline, scripts of no other origin run at all.
 */
export function pagePolicy(html: Buffer, isDevelopment: boolean): string {
  // Byte by byte: tags are ASCII, and what stands between them is hashed as it is sent.
  const scriptsIn = html.toString('latin1').matchAll(inlineScript);
  const hashes = new Set([...scriptsIn].map(([, text = '']) => `'sha256-${sha256(Buffer.from(text, 'latin1'))}'`));
  // Vite's own client uses inline scripts and a web socket.
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...hashes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sha256(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64');
}
