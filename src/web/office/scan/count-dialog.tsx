import { useState } from 'react';
import { type ScannedProduct, scanProduct } from '#contract/catalogue/product-scan.ts';
import { listStaffProducts } from '#contract/catalogue/staff-products.ts';
import { addStockCounts, listStockCounts } from '#contract/catalogue/stock-counts.ts';
import { invalidFields } from '#contract/errors.ts';
import { quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { isCountLeap } from '#domain/stock/counted-stock.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { type CountReason, countReasons } from '#domain/stock/stock-reason.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ValueDialog } from './value-dialog.tsx';

/** What stands in the store of a product that was scanned, counted by whoever holds it. */
export function CountDialog({ scanned, onClose }: { scanned: ScannedProduct; onClose: () => void }) {
  const t = useOfficeT();
  const { quantity } = useFormat();
  const { send, isBusy } = useWrite(addStockCounts, [scanProduct, listStaffProducts, listStockCounts]);
  const [reason, setReason] = useState<CountReason>('counted');
  const { product, storeId, onHand, reserved } = scanned;
  const text = (value: number) => quantity(value, unitWord(product.unit, t));
  async function count(counted: number): Promise<void> {
    const rows = [{ product_id: product.id, on_hand: counted, reason }];
    const { results } = await send({ store_id: storeId, rows });
    const [result] = results;
    if (result?.result === 'refused') throw invalidFields({ on_hand: 'validation.number' });
    const isReserved = result?.errors.some(({ code }) => code === 'reservedAbove');
    if (isReserved) notice(t('admin.counts.reservedAbove', { reserved: text(reserved) }), { tone: 'destructive' });
    else notice(t(result?.result === 'changed' ? 'admin.counts.saved' : 'admin.counts.same'));
  }
  return (
    <ValueDialog<number>
      title={product.name}
      label={t('admin.counts.onHand')}
      hint={t('admin.counts.onHandHint')}
      start=""
      kind={isSoldByMeasure(product.unit) ? quantityNumber : wholeNumber}
      maxLength={14}
      needed={t('admin.counts.needed')}
      question={(counted) =>
        isCountLeap(Math.round(onHand * 1000), Math.round(counted * 1000))
          ? {
              text: t('admin.counts.leap', { expected: text(onHand), counted: text(counted) }),
              confirm: t('admin.counts.leapConfirm'),
            }
          : null
      }
      isBusy={isBusy}
      send={count}
      onClose={onClose}
    >
      <Field label={t('admin.counts.reason')} hint={t('admin.counts.reasonHint')}>
        {(aria) => (
          <Select {...aria} value={reason} onChange={({ target }) => setReason(target.value as CountReason)}>
            {countReasons.map((one) => (
              <option key={one} value={one}>
                {t(`admin.products.reason_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ValueDialog>
  );
}
