import { expect, test } from 'vitest';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ChangesCell } from './changes-cell.tsx';

const nothing = { before: null, after: null, isErased: false, isHidden: false };

const coded: [ThingKind, string, unknown, string][] = [
  ['order', 'type', 'delivery', 'Delivery'],
  ['order', 'substitution', 'ask_me', 'Ask the customer'],
  ['order', 'paymentMethod', 'bank_transfer', 'Bank transfer'],
  // Delivered or fetched: the entry need not say which.
  ['order', 'paymentMethod', 'cash', 'Cash'],
  ['order', 'items', [{ productId: 7, substitution: 'refund' }], 'Product 7, If a product has run out Do not replace'],
  ['product', 'unit', 'COLIS', 'Case'],
  ['product', 'storageType', 'frozen', 'Frozen'],
  ['product', 'packaging', 'jar', 'jar'],
  ['shop', 'defaultSort', 'popular', 'Most bought'],
  ['product', 'comparedBy', 'hundred', '100 pieces'],
  ['product', 'category', 'FRUIT', 'Fruit'],
  ['product', 'allergens', ['milk', 'nuts'], 'milk, nuts'],
  ['product', 'diets', ['gluten-free'], 'Gluten-free'],
];

test.each(coded)('of a %s, %s %j is read as words', async (kind, field, after, words) => {
  function Coded() {
    const at = { t: useOfficeT(), format: useFormat(), stores: [], timeZone: 'UTC' };
    return <ChangesCell kind={kind} changes={[{ ...nothing, field, after }]} at={at} />;
  }
  expect(readText(await renderPart(<Coded />))).toMatch(new RegExp(` ${words}$`));
});

function Cell() {
  const at = { t: useOfficeT(), format: useFormat(), stores: [], timeZone: 'UTC' };
  const changes = [
    { ...nothing, field: 'city', isHidden: true },
    { ...nothing, field: 'phone', isErased: true },
    { ...nothing, field: 'customerType', before: 'retail', after: 'wholesale' },
  ];
  return <ChangesCell kind="customer" changes={changes} at={at} />;
}

test('a value that is not shown or not there says why, beside the name of its field', async () => {
  const text = readText(await renderPart(<Cell />, { language: 'en' }));
  expect(text).toContain('City Personal: shown with the role “Customers”.');
  expect(text).toMatch(/Phone erased with the person/);
  expect(text).toMatch(/Type of customer Retail .*Wholesale/);
});
