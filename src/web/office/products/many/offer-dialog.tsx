import { type FormEvent, useId, useState } from 'react';
import type { ManyChange, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { localTime } from '../../form/local-time.ts';
import { useNumberHabits } from '../../form/typed-number.ts';
import { momentHint } from '../../form/zone-text.ts';
import { zoneOf } from '../../frame/store-zone.ts';
import { useStoreLimit } from '../../own-stores.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { useStoreName } from '../form/store-columns.ts';
import { ManyDialog } from './many-dialog.tsx';
import { localText, type OfferFault, type OfferValues, planOffer, readOffer, weekOf } from './offer-plan.ts';
import { NamedProducts } from './outcome-list.tsx';

/** The stores in which one at least of these products is sold. */
const storesOf = (products: readonly StaffProduct[]) => [
  ...new Set(products.flatMap(({ stores }) => stores.flatMap(({ storeId, price }) => (price === null ? [] : storeId)))),
];

/** Asks how much is taken off the chosen products, from when to when and where, and says what it comes to as it is typed. */
export function OfferDialog(props: {
  products: readonly StaffProduct[];
  onClose: () => void;
  write: (change: ManyChange) => Promise<void>;
  busy: boolean;
}) {
  const { products } = props;
  const t = useOfficeT();
  const form = useId();
  const { money, percent, decimals } = useFormat();
  const habits = useNumberHabits();
  const shop = useShop();
  const isLimited = useStoreLimit() !== null;
  const storeName = useStoreName();
  const all = storesOf(products);
  const [values, setValues] = useState<OfferValues>({ off: '', by: 'percent', from: '', to: '', storeIds: all });
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<OfferValues>) => setValues((old) => ({ ...old, ...change }));
  // By the clock of the store where that is one, else each store goes by its own.
  const zones = [...new Set(values.storeIds.map((id) => zoneOf(id, shop)))];
  const zone = zones[0] ?? shop.timeZone;
  const now = localTime(new Date().toISOString(), zone);
  const read = readOffer(values, { ...habits, all, now });
  const fault = 'fault' in read ? read : null;
  const plan = 'fault' in read ? null : planOffer(products, read, decimals);
  const said = (field: OfferFault['field']) =>
    isTried && fault?.field === field ? errorText(t, fault.fault) : undefined;
  const range = ([least, most]: readonly [number, number]) =>
    least === most ? money(least) : `${money(least)}\u00a0–\u00a0${money(most)}`;
  const clock = (local: string) => (zones.length > 1 ? t('admin.many.eachClock') : momentHint(local, zone, t));
  const moment = (local: string) => localText(local, habits.language, now);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if ('fault' in read || !plan || plan.rows.length === 0 || props.busy) return;
    // Of no store named it would be of all.
    void props.write({ offer: isLimited ? { ...read, storeIds: [...values.storeIds] } : read });
  }
  const { from, to } = values;
  const period = t(`admin.many.period_${from ? (to ? 'both' : 'from') : to ? 'to' : 'none'}`, {
    from: from && moment(from),
    to: to && moment(to),
  });
  const off =
    'fault' in read
      ? ''
      : read.percent === undefined
        ? t('admin.many.atLeast', { amount: money(read.amountOff ?? 0) })
        : percent(read.percent);
  return (
    <ManyDialog
      title={t('admin.many.offerTitle', { count: products.length })}
      confirm={t('admin.many.offerGo', { count: plan?.rows.length ?? products.length })}
      form={form}
      busy={props.busy}
      onClose={props.onClose}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('admin.many.off')}
          error={said('off')}
          hint={values.by === 'amount' && t('admin.many.amountHint')}
        >
          {(aria) => (
            <span className="flex gap-2">
              <TextInput
                {...aria}
                name="off"
                ref={takeFocus}
                inputMode="decimal"
                autoComplete="off"
                className="max-w-32"
                value={values.off}
                onChange={({ target }) => set({ off: target.value })}
              />
              <Select
                aria-label={t('admin.many.offBy')}
                value={values.by}
                onChange={({ target }) => set({ by: target.value as OfferValues['by'] })}
              >
                <option value="percent">%</option>
                <option value="amount">{habits.currency}</option>
              </Select>
            </span>
          )}
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('admin.many.from')} hint={clock(from)}>
            {(aria) => (
              <TextInput
                {...aria}
                type="datetime-local"
                name="from"
                value={from}
                onChange={({ target }) => set({ from: target.value })}
              />
            )}
          </Field>
          <Field label={t('admin.many.to')} hint={clock(to)} error={said('to')}>
            {(aria) => (
              <TextInput
                {...aria}
                type="datetime-local"
                name="to"
                value={to}
                onChange={({ target }) => set({ to: target.value })}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2 sm:col-span-2">
            {(['this', 'next'] as const).map((which) => (
              <Button
                key={which}
                size="small"
                variant="secondary"
                onClick={() => set(weekOf(dayOf(new Date().toISOString(), zone), which))}
              >
                {t(`admin.many.week_${which}`)}
              </Button>
            ))}
          </div>
        </div>
        {all.length > 1 && (
          <fieldset>
            <legend className="mb-1 font-semibold">{t('admin.many.stores')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {all.map((id) => (
                <label key={id} className="flex min-h-8 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-brand"
                    checked={values.storeIds.includes(id)}
                    onChange={({ target }) =>
                      set({
                        storeIds: all.filter((one) => (one === id ? target.checked : values.storeIds.includes(one))),
                      })
                    }
                  />
                  {storeName(id)}
                </label>
              ))}
            </div>
            {said('stores') && <p className="text-sm text-bad">{said('stores')}</p>}
          </fieldset>
        )}
        <p aria-live="polite" className="rounded-control bg-sunken p-3 font-semibold empty:hidden">
          {plan &&
            t('admin.many.offerSummary', {
              count: plan.rows.length,
              off,
              period,
            })}
        </p>
      </form>
      {plan && (
        <>
          <NamedProducts
            title={t('admin.many.willBe')}
            lines={plan.rows.map(({ product, before, after }) => ({
              id: product.id,
              text: `${product.name} · ${range(before)} → ${range(after)}`,
            }))}
          />
          <NamedProducts
            title={t('admin.many.result_notSold')}
            lines={plan.unsold.map(({ id, name }) => ({ id, text: name }))}
          />
          <NamedProducts
            title={t('admin.many.tooCheap')}
            lines={plan.tooCheap.map(({ id, name }) => ({ id, text: name }))}
          />
        </>
      )}
    </ManyDialog>
  );
}

/**
 * The first thing that is asked, in a question that was opened for it. React does not write the attribute, which a
 * dialog looks for.
 */
const takeFocus = (box: HTMLInputElement | null) => box?.setAttribute('autofocus', '');
