import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * What pages share that somebody orders on, signs in on or has their account on, and a product with its reviews: who looks
 * around needs none of it.
 */
const unseen = [
  'contract/\\w+/(invoices|lists|messages|often-bought|orders|own-things|page-texts|profile|recovery|sign-in|slots|social|two-factor)\\.',
  'domain/(access/(local-path|roles)|catalogue/(nutrient|origin-name)|account/(email-address|password|saved-payment|social-providers)|messages/contact-message|order/(contact|order-sort|payment|status|substitution)|pages/registered-address|slot/[\\w-]+|text/[\\w-]+|transfer/[\\w-]+)\\.',
  'web/i18n/error-text',
  'web/lib/(api/(call-form|posted-context|use-call)|browser/(can-use-passkeys|save-file|kept-value)|writing/(payment-word|slot-text))',
  'web/shared/(cart/(cart-news-alert|unread-news|equivalents/)|forms/(sender-fields|typed-checkout)|lists/|session/(guest-addresses|kept-answers|own-profile|remembered-email|use-role))',
  'web/ui/(form/(code-input|password-input|radio-cards|textarea)|modal/dialog|show/(contact-links|posted-refusal|prose|stars))',
];
/** Icons of those pages alone. */
const unseenIcons =
  'badge-check|circle-check|credit-card|eye|eye-off|list-checks|list-plus|lock|mail|package-check|package-open|phone|star|users';

/**
 * What travels together. React and the router change with their versions alone. What two pages or more load at first, of
 * the rooms that every page stands on, goes into one file instead of sixty, which is a tenth less to load.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
  {
    name: 'shop',
    test: new RegExp(
      `/src/(?!${unseen.join('|')})(domain|contract|web/(i18n|lib|shared|speed|ui|features/(catalogue|layout)))/|/lucide/(?!.*/(${unseenIcons})\\.)`,
    ),
    tags: ['$initial' as const],
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), wordFiles(), reactRouter()],
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  environments: {
    ssr: { build: { rolldownOptions: { external: [/^#(contract|domain)\//] } } },
    // What a lazy part imports is nearly always there already: no helper that fetches it ahead.
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
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

/** By language and area, `fr.base`, from the manifest that Vite writes beside the client. */
function readWordFiles(): Record<string, string> {
  const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const found: Record<string, string> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, language, area] = /^src\/web\/i18n\/(\w\w)\/(\w+)\.ts$/.exec(source) ?? [];
    if (language) found[`${language}.${area}`] = `/${file}`;
  }
  return found;
}
