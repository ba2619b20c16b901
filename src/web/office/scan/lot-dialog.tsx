import { type FormEvent, useId, useState } from 'react';
import { createShortDateLot, type ScannedProduct, scanProduct } from '#contract/catalogue/product-scan.ts';
import { listStaffProducts } from '#contract/catalogue/staff-products.ts';
import { isRefusal } from '#contract/errors.ts';
import { usualLotDiscounts } from '#domain/catalogue/short-date.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { moneyNumber, quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { keypadOf, numberToSend, useNumberFault } from '../form/typed-number.ts';
import { useRefusedForm } from '../form/use-refused-form.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

const fields = ['quantity', 'best_before', 'price'] as const;

/** Makes goods of short date an article of their own: how many, until when, for how much. */
export function LotDialog({ scanned, onClose }: { scanned: ScannedProduct; onClose: () => void }) {
  const t = useOfficeT();
  const id = useId();
  const { currency } = useShop();
  const { language, decimals, money, quantity: text, percent } = useFormat();
  const { send, isBusy } = useWrite(createShortDateLot, [scanProduct, listStaffProducts]);
  const { form, refusal, setRefusal, at } = useRefusedForm();
  const numberFault = useNumberFault();
  const [typed, setTyped] = useState({ quantity: '', best_before: '', price: '' });
  const [reduction, setReduction] = useState<number | null>(usualLotDiscounts[0]);
  const { product, storeId } = scanned;
  const inStore = product.stores.find((one) => one.storeId === storeId);
  const kind = isSoldByMeasure(product.unit) ? quantityNumber : wholeNumber;
  const put = (field: (typeof fields)[number], value: string) => setTyped({ ...typed, [field]: value });
  const faults = {
    quantity: numberFault(typed.quantity, kind) ?? at('quantity'),
    best_before: at('best_before'),
    price: (reduction === null ? numberFault(typed.price, moneyNumber(currency)) : undefined) ?? at('price'),
  };
  const isReady =
    typed.quantity.trim() !== '' && typed.best_before !== '' && (reduction !== null || typed.price.trim() !== '');
  const reduced = (by: number) =>
    money(toDecimal(finalPrice(fromDecimal(inStore?.originalPrice ?? 0, decimals), by), decimals));
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setRefusal(null);
    try {
      await send({
        id: product.id,
        store_id: storeId,
        // What is no number is sent as it is: the answer names the field.
        quantity: numberToSend(typed.quantity, kind, language) as number,
        best_before: typed.best_before,
        ...(reduction === null
          ? { price: numberToSend(typed.price, moneyNumber(currency), language) as number }
          : { discount: reduction }),
      });
      notice(t('admin.scan.lotMade'));
      onClose();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const isSaid = refusal && fields.some((field) => at(field));
  return (
    <Dialog
      open
      title={t('admin.scan.lot')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy} disabled={!isReady} size="large">
            {t('admin.scan.lotMake')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p>{t('admin.scan.lotText', { name: product.name })}</p>
        {refusal && !isSaid && (
          <Alert tone="error" title={t('admin.scan.saveFailed')}>
            {failureText(t, refusal)}
          </Alert>
        )}
        <Field
          label={t('admin.scan.lotQuantity')}
          hint={t('admin.scan.lotAvailable', {
            number: text(inStore?.quantityInStock ?? 0, unitWord(product.unit, t)),
          })}
          error={faults.quantity}
        >
          {(aria) => (
            <TextInput
              {...aria}
              name="quantity"
              className="min-h-13"
              inputMode={keypadOf(kind)}
              autoComplete="off"
              maxLength={12}
              value={typed.quantity}
              onChange={({ target }) => put('quantity', target.value)}
            />
          )}
        </Field>
        <Field label={t('admin.scan.lotDay')} hint={t('admin.scan.lotDayHint')} error={faults.best_before}>
          {(aria) => (
            <TextInput
              {...aria}
              type="date"
              className="min-h-13"
              value={typed.best_before}
              onChange={({ target }) => put('best_before', target.value)}
            />
          )}
        </Field>
        <Field label={t('admin.products.price')} error={faults.price}>
          {(aria) => (
            <Select
              {...aria}
              value={reduction ?? ''}
              onChange={({ target }) => setReduction(target.value === '' ? null : Number(target.value))}
            >
              {usualLotDiscounts.map((by) => (
                <option key={by} value={by}>
                  {t('admin.scan.lotReduced', { percent: percent(by), price: reduced(by) })}
                </option>
              ))}
              <option value="">{t('admin.scan.lotOtherPrice')}</option>
            </Select>
          )}
        </Field>
        {reduction === null && (
          <Field label={t('admin.scan.lotPrice')} error={faults.price}>
            {(aria) => (
              <TextInput
                {...aria}
                name="price"
                className="min-h-13"
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                value={typed.price}
                onChange={({ target }) => put('price', target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
