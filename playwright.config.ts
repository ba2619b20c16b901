import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.mjs';

const phone = { locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const wideScreen = { locale: 'en-GB', viewport: { width: 1280, height: 800 } };
const isRoot = process.getuid?.() === 0;
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const { TEST_DATABASE_URL: server, EVERY_JOURNEY: every, TRACE: trace } = process.env;
const seeded = { dependencies: ['embedded-seed'] };
const sale = 'first-sale.spec.ts';
// Every journey runs on the phone; on the wide screen those that find something else there; the sale on PostgreSQL alone,
// where there is one. The back office is on the wide screen (`@wide`). EVERY_JOURNEY=1 runs all at both, on both databases,
// but those of what a wide screen does not have (`@narrow`), and those that take long (`@long`) as well.
const elsewhere = ['office-', 'pages', 'thirty', 'suggestions', 'product', ...(server ? [] : ['first-sale'])];
const wide = every
  ? { grepInvert: /@narrow/ }
  : { testMatch: new RegExp(`(${elsewhere.join('|')})[\\w-]*\\.spec\\.ts`), grepInvert: /@phone|@narrow|@long/ };

export default defineConfig<{ database: 'embedded' | 'postgres' }>({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // One more than the two cores that we count on: journeys wait more than they compute.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The path of the JSON report comes from PLAYWRIGHT_JSON_OUTPUT_FILE; without it there is none.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    timezoneId: 'Europe/Paris',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What goes through a worker is out of the reach of `page.route`: journeys of what the device keeps allow theirs.
    serviceWorkers: 'block',
    // What a page is at each step is written down with TRACE=1 alone, to look into a failure: that takes its time.
    trace: trace ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
  projects: [
    { name: 'embedded-seed', testMatch: 'seed.setup.ts' },
    // First: it begins by filling its database, which would leave a core without work at the end.
    ...(server
      ? [{ name: 'postgres-en-1280', testMatch: sale, use: { ...wideScreen, database: 'postgres' as const } }]
      : []),
    ...(server && every
      ? [{ name: 'postgres-fr-390', testMatch: sale, use: { ...phone, database: 'postgres' as const } }]
      : []),
    {
      name: 'embedded-fr-390',
      ...seeded,
      grepInvert: every ? /@wide/ : /@wide|@long/,
      // Where there is a server the sale runs on it, and here in the long run.
      testIgnore: server && !every ? sale : [],
      use: { ...phone, database: 'embedded' },
    },
    { name: 'embedded-en-1280', ...seeded, ...wide, use: { ...wideScreen, database: 'embedded' } },
  ],
});
