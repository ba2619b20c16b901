import { defineConfig } from 'vitest/config';
import { readGraph, whoReaches } from './scripts/test/import-graph.mjs';

const isolated = ['src/web/**/*.test.{ts,tsx}', 'src/**/*.isolated.test.ts'];
const others = ['src/{domain,contract,server}/**/*.test.ts', '{scripts,demo,bench}/**/*.test.ts'];
// What costs a lot and tells the same on either database: on PostgreSQL where there is one, and on the other in the long run.
const once = 'src/**/*.once.test.ts';
const long = '{src,demo}/**/*.long.test.ts';
const postgres = 'src/**/*.pg.test.ts';
const hour = 3_600_000;
const { TEST_DATABASE_URL: server } = process.env;

export default defineConfig({
  test: {
    // One more than the two cores that we count on: tests of crashes and databases wait more than they compute.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    globalSetup: ['./scripts/test/drop-databases.ts'],
    setupFiles: ['./scripts/test/property-seed.ts'],
    projects: [
      // Each file that needs a database has an embedded one. The files share what they import, which is most of their
      // cost: a module of these folders keeps nothing that belongs to one shop.
      {
        extends: true,
        test: {
          name: 'unit',
          include: others,
          exclude: [long, postgres, ...isolated, ...(server ? [once] : [])],
          isolate: false,
          env: noServer(),
        },
      },
      // A module of the pages may hold state, as the one document of a browser does, and a package may be watched: each
      // file has modules of its own.
      {
        extends: true,
        test: { name: 'unit-isolated', include: isolated, env: noServer() },
      },
      // The tests with a database once more on PostgreSQL, and what only several connections show.
      {
        extends: true,
        test: { name: 'postgres', include: withDatabase(), exclude: [long, ...isolated], isolate: false },
      },
      {
        extends: true,
        test: { name: 'long', include: server ? [long, once] : [long], testTimeout: 2 * hour, env: noServer() },
      },
      { extends: true, test: { name: 'long-postgres', include: server ? [long] : [], testTimeout: 2 * hour } },
    ],
  },
});

/** Whatever the environment says. */
function noServer(): { TEST_DATABASE_URL: string } {
  return { TEST_DATABASE_URL: '' };
}

function withDatabase(): string[] {
  if (!server) return [];
  const reaching = whoReaches(readGraph('.', 'src/server/**/*.ts'), ['src/server/testing/test-database.ts']);
  return [...reaching].filter((file) => file.endsWith('.test.ts'));
}
