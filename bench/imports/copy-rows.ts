import type pg from 'pg';
import type { OfferLine } from './import-shop.ts';

type Wire = { query: (text: string) => void; sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void };

/** Sends text to the `COPY … FROM STDIN` of a statement: what the client has no call for. */
function copyFrom(client: pg.Client, text: string, content: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    const query = {
      submit: (wire: Wire) => wire.query(text),
      handleCopyInResponse: (wire: Wire) => {
        wire.sendCopyFromChunk(content);
        wire.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => done(),
      handleError: (error: Error) => fail(error),
    };
    client.query(query as never);
  });
}

/** Seconds that a COPY of the rows and an UPDATE of prices and stock by them take: nothing of a shop, and taken back. */
export async function copyAndUpdate(client: pg.Client, lines: readonly OfferLine[]): Promise<number> {
  const content = Buffer.from(lines.map((line) => `${line.join('\t')}\n`).join(''));
  await client.query('begin');
  await client.query(
    'create temporary table said (code text, store_id int, price numeric, on_hand numeric) on commit drop',
  );
  const began = performance.now();
  await copyFrom(client, 'copy said from stdin', content);
  await client.query('analyze said');
  await client.query(`update prices r set cents = round(s.price * 100) from said s
    join products p on p.supplier_code = s.code
    where r.product_id = p.id and r.store_id = s.store_id and r.price_type = 'retail'`);
  await client.query(`update stock k set on_hand_milli = s.on_hand * 1000 from said s
    join products p on p.supplier_code = s.code
    where k.product_id = p.id and k.store_id = s.store_id and s.on_hand * 1000 >= k.reserved_milli`);
  const seconds = (performance.now() - began) / 1000;
  await client.query('rollback');
  return seconds;
}
