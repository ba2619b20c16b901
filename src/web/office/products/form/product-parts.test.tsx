import { expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { conflictsOf } from '../../form/changed-values.ts';
import { ConflictAlert } from '../../form/conflict-alert.tsx';
import { blankProduct } from './blank-product.ts';
import { useProductT } from './product-labels.ts';
import { productPartLabel, productPartText } from './product-parts.ts';
import { type ProductValues, productValues } from './product-values.ts';

const values = productValues(blankProduct([1, 2]), { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' });
const inStore = (place: number, change: object) =>
  values.stores.map((one, i) => (i === place ? { ...one, ...change } : one));

function Parts({ mine, fresh }: { mine: Partial<ProductValues>; fresh: Partial<ProductValues> }) {
  const t = useProductT();
  const at = { t, format: useFormat(), storeName: (id: number) => (id === 1 ? 'North' : 'South') };
  const sides = { base: values, mine: { ...values, ...mine }, fresh: { ...values, ...fresh } };
  return (
    <ConflictAlert
      parts={conflictsOf(sides, { stores: 'storeId' })}
      labels={{
        name: 'Name',
        category: 'Aisle',
        storageType: 'Storage',
        visible: 'On sale',
        allergens: 'Allergens',
      }}
      labelOf={(path) => productPartLabel(path, at)}
      wordOf={(path, value) => productPartText(path, value, at)}
      onTakeTheirs={() => {}}
      onClose={() => {}}
    />
  );
}
const read = async (mine: Partial<ProductValues>, fresh: Partial<ProductValues>, language: Language = 'en') =>
  readText(await renderPart(<Parts mine={mine} fresh={fresh} />, { language }));

test.each<[string, Partial<ProductValues>, Partial<ProductValues>, string]>([
  [
    'a price in a store, beside mine',
    { stores: inStore(0, { originalPrice: '4.5' }) },
    { stores: inStore(0, { originalPrice: '5' }) },
    'North · Price before discount saved: €5.00 yours: €4.50 Take the saved value',
  ],
  ['a discount', {}, { stores: inStore(1, { discount: '15' }) }, 'South · Discount saved: 15%'],
  ['stock', {}, { stores: inStore(1, { quantityInStock: '7' }) }, 'South · Available stock saved: 7'],
  ['no wholesale price', { stores: inStore(1, { wholesalePrice: '2' }) }, {}, 'kept in the form.'],
  ['sold in a store', {}, { stores: inStore(1, { isSold: true }) }, 'South · Sold here saved: yes'],
  [
    'what is no number',
    { stores: inStore(0, { discount: 'x' }) },
    { stores: inStore(0, { discount: '5' }) },
    'yours: x',
  ],
  ['a name', {}, { name: { ...values.name, vi: 'Táo' } }, 'Name · Tiếng Việt saved: Táo'],
  ['a category', {}, { category: 'FRUIT' }, 'Aisle saved: Fruit'],
  ['a way of keeping', { storageType: 'frozen' }, { storageType: 'refrigerated' }, 'saved: Refrigerated yours: Frozen'],
  ['yes and no', {}, { visible: !values.visible }, 'On sale saved: no'],
  ['allergens', {}, { allergens: ['nuts', 'milk'] }, 'Allergens saved: nuts, milk'],
  ['a nutrient', {}, { nutrition: { ...values.nutrition, energyKj: '250' } }, 'Energy (kJ) saved: 250'],
  [
    'a store that was opened',
    {},
    { stores: [...values.stores, { ...inStore(1, { isSold: true, originalPrice: '3' })[1], storeId: 3 } as never] },
    'South saved: Sold here yes, Price before discount €3.00, Available stock 0',
  ],
])('%s is said in words', async (_, mine, fresh, expected) => expect(await read(mine, fresh)).toContain(expected));

test.each<[Language, string]>([
  ['fr', 'North · Vendu ici enregistré\u202f: oui'],
  ['vi', 'North · Bán tại đây đã lưu: có'],
])('in %s', async (language, expected) => {
  const text = await read({}, { stores: inStore(0, { isSold: true }) }, language);
  expect(text).toContain(expected.replace('\u202f', ' '));
});
