import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { shopFilesOf } from './scripts/build/shop-files.mjs';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];

/**
 * One file of what these pages import (not by `import()`) from the rooms under every page, where two pages or more load
 * it. Modules that only other pages share, such as those for signing in and for accounts, stay out of it.
 */
function loadedAtFirst(name: string, pages: readonly string[]): Group {
  const waiting = pages.map((page) => resolve('src/web', `${page}.tsx`));
  const loaded = new Set<string>();
  return {
    name(id, graph) {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (loaded.has(file)) continue;
        const module = graph.getModuleInfo(file);
        if (!module) throw new Error(`${file} is no file of the build`);
        loaded.add(file);
        waiting.push(...module.importedIds);
      }
      return loaded.has(id) ? name : null;
    },
    test: /\/src\/(domain|contract|web\/(i18n|lib|shared|speed|ui|features\/(catalogue|layout)))\/|\/lucide\//,
    tags: ['$initial'],
    minShareCount: 2,
  };
}

/**
 * Which modules share a file. React and the router change with their versions alone. One file of the rooms instead of
 * sixty is a tenth less to load. Pages that somebody opens to look around come first; the cart and the checkout share a
 * second file.
 */
const chunks: Group[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
  loadedAtFirst('shop', [
    'entry.client',
    'root',
    ...['home', 'products', 'product', 'offers'].map((page) => `routes/${page}`),
  ]),
  loadedAtFirst('cart', ['routes/cart']),
];

export default defineConfig({
  plugins: [tailwindcss(), wordFiles(), shopFiles(), reactRouter()],
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  // Pages that are open in browsers, and a process that still runs, ask for files of the build before (old-files.mjs).
  build: { emptyOutDir: false },
  environments: {
    ssr: { build: { rolldownOptions: { external: [/^#(contract|domain)\//] } } },
    client: {
      build: {
        // What a lazy part imports is nearly always there already: no helper that fetches it ahead.
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
});

/**
 * `virtual:word-files`: the addresses of each language's words in the built client, so that the server's HTML can ask
 * for them before the script does. The client is built first; in development the map is empty.
 */
function wordFiles(): Plugin {
  const id = '\0virtual:word-files';
  let isBuild = false;
  return {
    name: 'word-files',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source === 'virtual:word-files' ? id : null),
    load(asked) {
      if (asked !== id) return null;
      const isServerBuild = isBuild && this.environment.name === 'ssr';
      return `export const wordFiles = ${JSON.stringify(isServerBuild ? readWordFiles() : {})};`;
    },
  };
}

/** `/shop-files.json`: what the worker of the shop keeps on the device. The client is built first. */
function shopFiles(): Plugin {
  return {
    name: 'shop-files',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'ssr') return;
      writeFileSync('build/client/shop-files.json', JSON.stringify(shopFilesOf(readManifest())));
    },
  };
}

/** What Vite writes beside the client, and the router deletes when all is built. */
function readManifest(): Parameters<typeof shopFilesOf>[0] {
  return JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'));
}

/** By language and area, `fr.base`. */
function readWordFiles(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [source, { file }] of Object.entries(readManifest())) {
    const [, language, area] = /^src\/web\/i18n\/(\w\w)\/(\w+)\.ts$/.exec(source) ?? [];
    if (language) found[`${language}.${area}`] = `/${file}`;
  }
  return found;
}
