import http from 'node:http';
import { connect } from '#server/db/connect.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import type { BenchDatabase } from '../database.ts';

/** The key that signs the shop's sessions: its SECRET_KEY. */
export const benchSecret = 'a key that signs the sessions of the benchmark';

/** Accounts with verified addresses that are signed in; answers their access tokens. */
export async function makeShoppers({ env }: Pick<BenchDatabase, 'env'>, count: number): Promise<string[]> {
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const secret = readSecret({ secretKey: benchSecret, dataDir: env.DATA_DIR });
  const deps = { db: connection.db, secret, clock: () => new Date() };
  try {
    const tokens: string[] = [];
    for (let i = 0; i < count; i++) {
      const customer = await makeCustomer(connection.db, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
      tokens.push((await signIn({ deps }, customer)).token);
    }
    return tokens;
  } finally {
    await connection.close();
  }
}

type Asked = { method: string; path: string; body?: object; key?: string };
/** Answers the data of the answer, which the caller knows the shape of. */
export type Ask = <Data>(token: string, call: Asked) => Promise<Data>;

/** Asks a shop over connections that are kept, as browsers do; throws for anything but a 2xx. */
export function askShop(url: string, connections: number): Ask & { close: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const ask: Ask = <Data>(token: string, { method, path, body, key }: Asked) =>
    new Promise<Data>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const request = http.request(`${url}/api/v1${path}`, { agent, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve((JSON.parse(text) as { data: Data }).data);
          else reject(new Error(`${method} ${path} answers ${answer.statusCode}: ${text.slice(0, 300)}`));
        });
      });
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}
