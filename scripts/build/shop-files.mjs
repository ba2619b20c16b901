// Names the built files of the shop's pages for the worker that keeps them on the device (`public/shop-worker.js`).

/**
 * All that the pages of the shop may load, parts that come late included; nothing of the back office.
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }>} manifest
 * of Vite, by source
 * @returns {{ files: string[], words: Record<string, string[]> }} addresses; those of words by language
 */
export function shopFilesOf(manifest) {
  const isOffice = (source) => /^src\/web\/(routes\/admin|office\/|i18n\/\w\w\/admin\.ts$)/.test(source);
  const waiting = Object.keys(manifest).filter((source) => manifest[source].isEntry && !isOffice(source));
  const reached = new Set();
  const files = new Set();
  const words = {};
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = manifest[source];
    if (!chunk || reached.has(source) || isOffice(source)) continue;
    reached.add(source);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
    const language = /^src\/web\/i18n\/(\w\w)\//.exec(source)?.[1];
    if (language) words[language] = [...(words[language] ?? []), `/${chunk.file}`];
    else for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
  }
  return { files: [...files].sort(), words };
}
