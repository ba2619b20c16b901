import startPage from './start-page.js?raw';

/**
 * A page is readable without its scripts, so they are loaded once it is shown, or when someone acts on it: their links
 * and the script that loads them have types that browsers ignore until start-page.js gives them back. In development
 * they load at once.
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
