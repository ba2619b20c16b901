import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of one page: its inline scripts are allowed by their hashes, not by a nonce, so that the
 * page may be kept and served again. Styles may stand inline, scripts of no other origin run at all.
 */
export function pagePolicy(html: string, isDevelopment: boolean): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, text]) => `'sha256-${sha256(text ?? '')}'`));
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

function sha256(text: string): string {
  return hash('sha256', text, 'base64');
}
