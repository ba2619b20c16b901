import { asc } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import { createProviders } from '#server/features/payments/create-providers.ts';
import { signInByPassword } from './accounts.ts';
import { bearer } from './order-shop.ts';
import { startTestSandbox } from './payment-sandbox.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/**
 * Opens the shop of a demo with the sandbox that its payments were entered in: what the books of each of the last `days`
 * (UTC) differ in, and the payments before and after each was looked up, less what a lookup always writes.
 */
export async function holdAgainstSandbox(demo: TestApp, now: Date, days: number) {
  const sandbox = await startTestSandbox(demo.connection, () => now);
  const providers = await createProviders(sandbox.settings, demo.deps.config);
  const t = await startTestApp({ connection: demo.connection, providers, now });
  const admin = bearer(await signInByPassword(t.apiAs(), 'admin@panier.example', 'Panier2024'));
  const compared: { differences: unknown[]; incomplete: string[] }[] = [];
  for (let back = days; back > 0; back--) {
    const day = new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
    const { body } = await t.call('POST', '/payments/reconcile', { day }, admin);
    compared.push(body.data);
  }
  const read = async () => {
    const rows = await t.db.select().from(payments).orderBy(asc(payments.serial));
    return rows.map(({ updatedAt: _, ...row }) => row);
  };
  const before = await read();
  for (const { id, references } of before) if (references.page) await t.deps.payments.look(id, 10_000);
  const after = await read();
  await t.deps.payments.run();
  const { url } = sandbox;
  const opened = (await read()).filter(({ status }) => status === 'open');
  await sandbox.stop();
  return { compared, before, after, opened, url };
}
