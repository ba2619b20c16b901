import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { conflictsOf } from '../form/changed-values.ts';
import { ConflictAlert } from '../form/conflict-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { blankStore } from './blank-store.ts';
import { storePartLabel, storePartText, storeRowKeys } from './store-parts.ts';
import { type StoreValues, storeValues } from './store-values.ts';

const monday = { weekday: 1, opens: '09:00', closes: '19:00' };
const rule = {
  postalCode: '75011',
  noDelivery: false,
  orderAmount: '30',
  deliveryFeeForRetail: '4.5',
  deliveryFeeForWholesale: '3',
};
const christmas = {
  date: '2026-12-25',
  opens: '',
  closes: '',
  reason: { ...inEach(() => ''), fr: 'Noël', en: 'Christmas' },
};
const values: StoreValues = {
  ...storeValues(blankStore, { language: 'en', decimals: 2 }),
  openingHours: [monday],
  shippingRules: [rule],
  closedDays: [christmas],
};

function Parts({ mine, fresh }: { mine: Partial<StoreValues>; fresh: Partial<StoreValues> }) {
  const at = { t: useOfficeT(), format: useFormat() };
  const sides = { base: values, mine: { ...values, ...mine }, fresh: { ...values, ...fresh } };
  return (
    <ConflictAlert
      parts={conflictsOf(sides, storeRowKeys)}
      labels={{ name: 'Name', displayable: 'Shown to customers' }}
      labelOf={(path) => storePartLabel(path, at)}
      wordOf={(path, value) => storePartText(path, value, at)}
      onTakeTheirs={() => {}}
      onClose={() => {}}
    />
  );
}

test.each<[string, Partial<StoreValues>, Partial<StoreValues>, string]>([
  [
    'a street',
    {},
    { address: { ...values.address, street: 'Rue Oberkampf' } },
    'Street and number saved: Rue Oberkampf',
  ],
  ['yes and no', {}, { displayable: true }, 'Shown to customers saved: yes'],
  [
    'a discount',
    { discount: { ...values.discount, percent: '5' } },
    { discount: { ...values.discount, percent: '10' } },
    'Discount on everything · Percentage saved: 10 yours: 5',
  ],
  ['hours', {}, { openingHours: [{ ...monday, opens: '08:00' }] }, 'Opening hours · Opens, Monday saved: 08:00'],
  [
    'spans of a day',
    { openingHours: [] },
    { openingHours: [monday, { ...monday, opens: '20:00', closes: '22:00' }] },
    'Opening hours · Monday saved: 09:00–19:00, 20:00–22:00 yours: Closed',
  ],
  [
    'a fee',
    { shippingRules: [{ ...rule, deliveryFeeForRetail: '2' }] },
    { shippingRules: [{ ...rule, deliveryFeeForRetail: '5' }] },
    'Delivery rules · 75011 · Fee saved: €5.00 yours: €2.00',
  ],
  [
    'a rule',
    {},
    { shippingRules: [rule, { ...rule, postalCode: '75012' }] },
    'Delivery rules · 75012 saved: Below €30.00, Fee €4.50, Wholesale fee €3.00',
  ],
  [
    'a place without delivery',
    {},
    { shippingRules: [rule, { ...rule, postalCode: '75012', noDelivery: true }] },
    'Delivery rules · 75012 saved: Below €30.00, No delivery',
  ],
  ['a rule that is gone', {}, { shippingRules: [] }, 'Delivery rules · 75011 saved: –'],
  [
    'a reason',
    {},
    { closedDays: [{ ...christmas, reason: { ...christmas.reason, vi: 'Giáng sinh' } }] },
    'Other hours and closed days · 25 December 2026 · Reason (Tiếng Việt) saved: Giáng sinh',
  ],
  [
    'a closed day',
    { closedDays: [] },
    { closedDays: [christmas, { ...christmas, date: '2026-12-26' }] },
    'Other hours and closed days · 26 December 2026 saved: Closed · Noël · Christmas',
  ],
])('%s is said in words', async (_, mine, fresh, expected) =>
  expect(readText(await renderPart(<Parts mine={mine} fresh={fresh} />))).toContain(expected),
);
