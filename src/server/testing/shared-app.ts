import { afterAll, expect } from 'vitest';
import type { Connection } from '#server/db/connection.ts';
import { brokenInvariants } from './invariants.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

/** The app that all tests of a file share, to be called at its top; it is closed after the last of them. */
export async function startSharedApp(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const t = await startTestApp(...options);
  afterAll(() => t.close());
  return t;
}

/** The same; after the last test all that must always hold of a shop's rows holds of those that the tests left. */
export async function startSoundApp(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const t = await startSharedApp(...options);
  afterAll(async () => expect(await brokenInvariants(t.db)).toEqual({}));
  return t;
}

/** A database of the file's own without an app, closed in the same way. */
export async function openSharedDatabase(): Promise<Connection> {
  const connection = await openTestDatabase();
  afterAll(() => connection.close());
  return connection;
}
