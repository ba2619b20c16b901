import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { ImportAnswer } from '#contract/imports/imports.ts';
import { connect } from '#server/db/connect.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeWorkbook, sheetRow } from '#server/testing/workbooks.ts';
import type { BenchDatabase } from '../database.ts';
import { benchSecret } from '../orders/shoppers.ts';

/** An import as the bench sees it: how it stands, and what it has counted. */
export type Standing = Pick<ImportAnswer, 'id' | 'state' | 'counts' | 'failure' | 'leaps'>;
/** A row of offers: a supplier's code, a store, a price in euros, what stands there. */
export type OfferLine = readonly [code: string, store: number, price: string, onHand: string];

export async function makeManager({ env }: BenchDatabase): Promise<string> {
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const secret = readSecret({ secretKey: benchSecret, dataDir: env.DATA_DIR });
    const deps = { db: connection.db, secret, clock: () => new Date() };
    return (await makeStaff({ deps }, ['CAN_MANAGE_PRODUCTS'])).token;
  } finally {
    await connection.close();
  }
}

/** All offers of the shop with another price and another stock, neither of which leaps. */
export async function changedOffers(client: pg.Client): Promise<OfferLine[]> {
  const { rows } = await client.query<{ code: string; store: number; cents: number; milli: number }>(`
    select p.supplier_code as code, r.store_id as store, r.cents, coalesce(k.on_hand_milli, 0) as milli
    from prices r join products p on p.id = r.product_id
    left join stock k on k.product_id = r.product_id and k.store_id = r.store_id
    where r.price_type = 'retail' order by p.id, r.store_id`);
  return rows.map(({ code, store, cents, milli }, i) => [
    ...([code, store, ((cents + 10) / 100).toFixed(2)] as const),
    String(milli > 5000 ? Math.floor(milli / 2000) : 5 + (i % 40)),
  ]);
}

export const toCsv = (lines: readonly OfferLine[]) =>
  Buffer.from(['reference;store_id;prix;stock', ...lines.map((line) => line.join(';'))].join('\n'));

/** The same as a workbook of ten columns, each text of its own, as spreadsheets write them. */
export function toWorkbook(lines: readonly OfferLine[]): Buffer {
  const shared: string[] = [];
  const text = (value: string) => {
    shared.push(`<si><t>${value}</t></si>`);
    return `<c t="s"><v>${shared.length - 1}</v></c>`;
  };
  const rows = lines.map(([code, store, price, stock], i) => {
    const more = [1, 2, 3, 4, 5, 6].map((n) => text(`note ${n} of row ${i}`)).join('');
    return `<row r="${i + 2}">${text(code)}<c><v>${store}</v></c><c><v>${price}</v></c><c><v>${stock}</v></c>${more}</row>`;
  });
  const head = sheetRow(1, ['reference', 'store_id', 'prix', 'stock', 'a', 'b', 'c', 'd', 'e', 'f']);
  return makeWorkbook({ sheets: [{ name: 'Prix', data: head + rows.join('') }], shared: shared.join('') });
}

/** Calls of the shop's imports, and a wait until one has come so far. */
export function importCalls(url: string, token: string) {
  const ask = async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = body && { body: isForm ? body : JSON.stringify(body) };
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, ...sent });
    const read = (await answer.json()) as { data: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read).slice(0, 400)}`);
    return read.data;
  };
  const until = async (id: number, ...states: readonly Standing['state'][]): Promise<Standing> => {
    for (;;) {
      const standing = await ask<Standing>('GET', `/imports/${id}`);
      if (states.includes(standing.state)) return standing;
      if (standing.state === 'failed') throw new Error(`import ${id} failed: ${standing.failure}`);
      await setTimeout(100);
    }
  };
  return {
    upload: async (content: Buffer, name: string): Promise<Standing> => {
      const form = new FormData();
      form.append('kind', 'offers');
      form.append('file', new File([new Uint8Array(content)], name));
      const { id } = await ask<Standing>('POST', '/imports', form);
      return until(id, 'ready');
    },
    try: async (id: number) => {
      await ask('POST', `/imports/${id}/try`, {});
      return until(id, 'tried');
    },
    run: async (id: number) => {
      await ask('POST', `/imports/${id}/run`, { confirm: ['price', 'stock', 'absent'] });
      return until(id, 'done');
    },
    undo: async (id: number) => {
      await ask('POST', `/imports/${id}/undo`, {});
      return until(id, 'undone');
    },
  };
}

/** Waits until a run has planned its file and writes its first part. */
export async function untilWriting(client: pg.Client, id: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ step: string | null }>('select step from imports where id = $1', [id]);
    if (rows[0]?.step === 'write') return;
    await setTimeout(100);
  }
}

/** What all offers are, as one text: the same before a run and after its undo. */
export async function sumOfOffers(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(`
    select md5(string_agg(r.product_id || ':' || r.store_id || ':' || r.cents || ':' || coalesce(k.on_hand_milli, 0), ','
      order by r.product_id, r.store_id)) as sum
    from prices r left join stock k on k.product_id = r.product_id and k.store_id = r.store_id
    where r.price_type = 'retail'`);
  return rows[0]?.sum ?? '';
}
