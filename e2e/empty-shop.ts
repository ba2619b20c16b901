import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodePath } from '../scripts/run/node-path.mjs';
import { test as base } from './journey.ts';
import { type Shop, startShop } from './server.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Who may do all in a shop without data, by the password that `npm run admin` says once. */
export const owner = { email: 'owner@panier.example', password: '' };

/** Playwright's `test` with a shop of the worker's own that has no data but its owner. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ settings }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'panier-empty-'));
      const { DATABASE_URL: _, ...inherited } = process.env;
      const env = { ...inherited, DATA_DIR: folder, NODE_ENV: 'production' };
      const command = ['scripts/run/make-admin.ts', owner.email];
      const said = execFileSync(nodePath(), command, { cwd: root, env, encoding: 'utf8' });
      owner.password = /Password: (\S+)/.exec(said)?.[1] ?? '';
      const shop = await startShop('embedded', { folder, env: { SEED: 'none', ...settings } });
      await use(shop);
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
