import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shop as shopTable } from '#server/db/tables/shop.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { deliver, fetchFile, makePdfs } from '#server/testing/invoices.ts';
import { bearer, guestOrder, home, makeOrderShop, nameShop } from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// Whatever somebody writes is letters on the paper: nothing that a reader of PDFs runs, opens or fetches.
const t = await startSharedApp({ now: new Date('2026-11-23T10:00:00Z') });
const staff = bearer((await makeStaff(t)).token);
const shop = await makeOrderShop(t);

// Web addresses are refused in names (docs/decisions/typed-input.md): these come as near to one as is taken.
const hostile: [string, string][] = [
  ['a script of a page', '<script>alert(1)</script>'],
  ['an element that fails to load', '"><img src=x onerror=alert(1)>'],
  ['the end of a string of a PDF, and an action', ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> ('],
  ['the end of an object', 'endstream endobj 1 0 obj << /S /URI /URI (http:evil.example) >> endobj'],
  ['a link', 'javascript:alert(1) mailto:x@evil.example'],
  ['escapes of a PDF', '\\) Tj ET (\\050\\051 <41> Tj'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is sent
  ['a template', '${7*7} {{7*7}} <%= 7*7 %> =1+1'],
];

/**
 * All that a PDF says beside pictures, fonts and texts in brackets (its title), unpacked. A text that left its brackets
 * stays.
 */
function insideOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const packed = [...text.matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(([, part = '']) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const inBrackets = /\((?:\\[\s\S]|[^\\()])*\)/g;
  return [text.replaceAll(/stream\n[\s\S]*?\nendstream/g, '').replaceAll(inBrackets, '()'), ...packed].join('\n');
}
const bare = (text: string) => text.replaceAll(/\s/g, '');

test.each(hostile)('%s stands on the invoice and on the credit note as it was written', async (_, text) => {
  const identity = { name: text, legalName: text, foundedIn: 2020, legalNumbers: { SIREN: text } };
  const row = { ...identity, email: 'a@panier.example', phone: '01', mailSender: 'Panier' };
  await t.db.delete(shopTable);
  await nameShop(t, row);
  const product = await makeProduct(t.db, { name: text, stores: [shop.storeId] });
  const address = { billing_address: text.padEnd(10, '.'), billing_city: text, billing_postal_code: '69003' };
  const sent = { ...guestOrder(shop.storeId, product, 2), ...home, type: 'delivery', customer_name: text, ...address };
  const { body } = await t.call('POST', '/order/create', { ...sent, delivery_note: text });
  const { id } = body.data;
  await deliver(t, staff, id, 'shipped');
  const back = { order_items: [{ product_id: product, quantity: 1 }], reason: text };
  const { invoices } = (await t.call('POST', `/orders/${id}/returns`, back, staff)).body.data;
  await makePdfs(t);
  const token = orderToken(t.deps.secret, id);
  for (const more of ['', `&credit_note=${invoices[1].number}`]) {
    const { status, headers, bytes } = await fetchFile(t, `/order/${id}/invoice?token=${token}${more}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const shown = bare(pdfText(bytes));
    // Buyer, city and product; seller; on the credit note the reason too.
    expect(shown.split(bare(text)).length - 1).toBeGreaterThanOrEqual(more ? 5 : 4);
    // As keys of a PDF's objects; on a page letters are numbers of shapes.
    const inside = insideOf(bytes);
    expect(inside).toContain('/Type /Page');
    for (const key of ['JavaScript', 'JS', 'OpenAction', 'AA', 'URI', 'Launch', 'Annots', 'EmbeddedFile', 'AcroForm'])
      expect([key, new RegExp(`/${key}\\b`).test(inside)]).toEqual([key, false]);
    expect(inside).not.toContain('evil.example');
  }
});
