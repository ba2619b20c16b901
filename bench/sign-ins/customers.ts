import pg from 'pg';
import { hashPassword } from '../../src/server/services/session/passwords.ts';

const password = 'Signing1In';

export function emailOf(i: number): string {
  return `customer-${i}@panier.example`;
}

/** Accounts that sign in by password, numbered from 0. */
export async function addCustomers(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const hash = await hashPassword(password);
  for (let i = 0; i < count; i++)
    await client.query('insert into customers (external_id, email, password_hash) values ($1, $2, $3)', [
      `bench-${i}`,
      emailOf(i),
      hash,
    ]);
  await client.end();
}

/** Signs one in, each from an address of its own, as they would; answers the milliseconds. Throws where it is refused. */
export async function signIn(url: string, i: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${i + 1}` };
  const body = JSON.stringify({ identifier: emailOf(i), password });
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1/authentication/login_check`, { method: 'POST', headers, body });
  await answer.text();
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return performance.now() - began;
}
