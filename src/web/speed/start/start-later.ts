import startPage from './start-page.js?raw';

/**
 * A page is readable without its scripts, so they are loaded once it is shown, or when someone acts on it: their links
 * and the script that loads them have types that browsers ignore until start-page.js gives them back. In development
 * they load at once.
 */
export function startLater(html: Buffer): Buffer<ArrayBuffer> {
  if (import.meta.env.DEV) return Buffer.from(html);
  // React lifts them all into the head.
  const preloads = placesOf(html.subarray(0, html.indexOf('<body')), preload.from).map((offset) => ({
    at: offset,
    ...preload,
  }));
  const module = { at: html.lastIndexOf(start.from), ...start };
  const end = { at: html.lastIndexOf('</body>'), from: '', to: `<script>${startPage}</script>` };
  const edits = [...preloads, module, end].filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  // In bytes: a page that is decoded and encoded again costs a twentieth of its rendering.
  let from = 0;
  const parts = edits.flatMap(({ at, from: before, to }) => {
    const kept = html.subarray(from, at);
    from = at + before.length;
    return [kept, Buffer.from(to)];
  });
  return Buffer.concat([...parts, html.subarray(from)]);
}

const preload = { from: '<link rel="modulepreload" ', to: '<link rel="later" ' };
const start = { from: '<script type="module" async="">', to: '<script type="text/later">' };

function placesOf(html: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + 1)) places.push(at);
  return places;
}
