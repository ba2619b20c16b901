import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OldDatabase, openBefore } from '#server/testing/migrated-from.ts';

let old: OldDatabase;
beforeAll(async () => {
  old = await openBefore('postal_codes');
});
afterAll(() => old.close());

const column = async (text: string) => (await old.query(text)).map((row) => Object.values(row)[0]);

test('kept postal codes are brought to their one form, what is none stays', async () => {
  const typed = ['V6B1A1', 'v6b 1a1', '69 003', '６９００３', '69003\u200b', '69003-1234', 'SW1A 1AA', ''];
  const list = typed.map((code, i) => `('K-${i}', 'Ana', 'a${i}@panier.example', '0102030405', '${code}')`).join();
  await old.query(`insert into customers (external_id, name, email, phone, postal_code) values ${list}`);
  await old.query(`insert into shipping_addresses (customer_id, name, address, city, zip_code)
    values (1, 'Ana', '1 rue A', 'Lyon', '69 003'), (1, 'Ana', '1 Main St', 'Vancouver', 'V6B1A1')`);
  await old.query(`insert into stores (name, street, city, postal_code, country, phone, email)
    values ('Ouest', '1 Main St', 'Vancouver', 'V6B1A1', 'CA', '1', 'a@panier.example')`);
  await old.query(`insert into shipping_rules (store_id, postal_code, order_amount_cents, fee_retail_cents, fee_wholesale_cents)
    values (1, 'V6B 1A1', 5000, 490, 490), (1, 'V6B1A1', 5000, 490, 490), (1, 'V6B1A1', 9000, 0, 0),
      (1, 'M5V 2T6', 5000, 490, 490), (1, 'M5V2T6', 5000, 690, 690), (1, '*****', 5000, 990, 990)`);
  await old.query(`insert into orders (customer_id, store_id, status, order_date, shipping_postal_code, billing_postal_code)
    values (1, 1, 'draft', '2026-11-26', 'M5V2T6', '75 015')`);
  await old.query(
    `insert into categories (code, label_fr, label_en, label_vi, position, color) values ('RIZ', 'r', 'r', 'r', 1, 'x')`,
  );
  const kept = [
    '036000291452',
    '0036000291452',
    '40170725',
    '36000291469',
    '5449000000997',
    '2112345012349',
    '12345678',
  ];
  await old.query(`insert into products (slug, category, vat_bp, storage_type, barcode) values
    ${kept.map((code, i) => `('p-${i + 1}', 'RIZ', 550, 'dry', '${code}')`).join()}, ('p-8', 'RIZ', 550, 'dry', null)`);
  await old.migrate();
  expect(await column('select postal_code from customers order by id')).toEqual([
    ...['V6B 1A1', 'V6B 1A1', '69003', '69003', '69003', '69003-1234', 'SW1A 1AA', ''],
  ]);
  expect(await column('select zip_code from shipping_addresses order by id')).toEqual(['69003', 'V6B 1A1']);
  expect(await column('select postal_code from stores')).toEqual(['V6B 1A1']);
  expect(await column(`select shipping_postal_code || ' / ' || billing_postal_code from orders`)).toEqual([
    'M5V 2T6 / 75015',
  ]);
  // The same rule twice is one by now; of two that ask different fees both stay, the earlier decides.
  const rules = `select postal_code || ' ' || order_amount_cents || ' ' || fee_retail_cents from shipping_rules order by id`;
  expect(await column(rules)).toEqual([
    ...['V6B 1A1 5000 490', 'V6B 1A1 9000 0', 'M5V 2T6 5000 490', 'M5V 2T6 5000 690', '***** 5000 990'],
  ]);
});

test('kept barcodes have 14 digits; a wrong check digit and the second of two products stay to be looked at', async () => {
  const codes = `select product_id || ' ' || code || ' ' || digits from product_barcodes order by product_id`;
  expect(await column(codes)).toEqual([
    '1 00036000291452 12',
    '3 00000040170725 8',
    // A spreadsheet had eaten its zero.
    '4 00036000291469 12',
    '6 02112345012349 13',
  ]);
  expect(await column(`select product_id || ' ' || text from unread_barcodes order by product_id`)).toEqual([
    ...['2 0036000291452', '5 5449000000997', '7 12345678'],
  ]);
});
