import { defineConfig } from 'vitest/config';

const tests = ['src/**/*.test.{ts,tsx}', '{scripts,tools}/**/*.test.ts', 'bench/**/*.test.ts'];
const long = '**/*.long.test.ts';
const postgres = '**/*.pg.test.ts';

export default defineConfig({
  test: {
    // One more than the two cores that we reckon with: tests of crashes and databases wait more than they compute.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    setupFiles: ['./scripts/test/property-seed.ts'],
    projects: [
      // TEST_DATABASE_URL is not set here: each file that needs a database has an embedded one of its own.
      { extends: true, test: { name: 'unit', include: tests, exclude: [long, postgres] } },
      // TEST_DATABASE_URL is set: the same tests of the calls and what only several connections show, on PostgreSQL.
      {
        extends: true,
        test: { name: 'postgres', include: ['src/server/**/*.test.ts'], exclude: [long] },
      },
      {
        extends: true,
        test: { name: 'long', include: ['**/*.long.test.ts'], exclude: ['node_modules/**'], testTimeout: 900_000 },
      },
    ],
  },
});
