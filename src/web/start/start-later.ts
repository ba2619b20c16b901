import startPage from './start-page.js?raw';

/**
 * Scripts bring a page alive, they do not show it: they are asked for when it stands, or when someone acts on it. Their
 * links and the script that loads them keep still until start-page.js wakes them. In development they start at once.
 */
export function startLater(html: Buffer): Buffer<ArrayBuffer> {
  if (import.meta.env.DEV) return Buffer.from(html);
  // Byte by byte: all that is replaced here is ASCII, and to decode and encode the page would take a millisecond.
  const text = html
    .toString('latin1')
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace('<script type="module" async="">', '<script type="text/later">')
    .replace('</body>', () => `<script>${startPage}</script></body>`);
  return Buffer.from(text, 'latin1');
}
