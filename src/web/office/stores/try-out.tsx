import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { tryRules } from '#contract/stores/staff-stores.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import { type PriceType, priceTypes } from '#domain/pricing/price-type.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useRead } from '../data/use-read.ts';
import { parseNumber, useNumberFault, useNumberHabits } from '../form/typed-number.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { toRules } from './store-input.ts';
import type { StoreValues } from './store-values.ts';
import { TriedFee } from './tried-fee.tsx';

const wait = 300;
const isNumber = (value: unknown) => typeof value === 'number';

/** What delivery would cost by the rules in the form, saved or not: asked of the very rules that carts are charged by. */
export function TryOut({ id }: { id: number }) {
  const t = useOfficeT();
  const { watch, formState } = useFormContext<StoreValues>();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState('');
  const [priceType, setPriceType] = useState<PriceType>('retail');
  const habits = useNumberHabits();
  const kind = moneyNumber(habits.currency);
  const amount = parseNumber(typed, kind, habits.language);
  const fault = useNumberFault()(typed, kind);
  const typedRules = watch('shippingRules');
  const rules = typedRules.flatMap((rule) => toRules(rule, habits));
  // As they are saved, they are the store's own: what was entered before today's checks counts as it does in carts.
  const isSaved = JSON.stringify(typedRules) === JSON.stringify(formState.defaultValues?.shippingRules);
  const isWhole = rules.every((rule) => rule.postalCode && Object.values(rule).filter(isNumber).length === 3);
  const input = useLater(
    {
      id,
      postal_code: code.trim(),
      amount: amount ?? Number.NaN,
      price_type: priceType,
      allow_delivery: watch('allowDelivery'),
      ...(!isSaved && { shipping_rules: rules }),
    },
    wait,
  );
  const isOn = isWhole && isPostalCode(input.postal_code) && input.amount >= 0;
  const tried = useRead(tryRules, input, { isOn, keepsLast: true });
  const onKeyDown = (event: React.KeyboardEvent) => {
    // Enter would save the form around it.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('admin.stores.postalCode')}>
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              maxLength={10}
              value={code}
              onKeyDown={onKeyDown}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('admin.stores.amount')} error={fault}>
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              inputMode="decimal"
              value={typed}
              onKeyDown={onKeyDown}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('admin.customers.type')}>
          {(aria) => (
            <Select {...aria} value={priceType} onChange={(event) => setPriceType(event.target.value as PriceType)}>
              {priceTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`admin.customers.type_${type}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div aria-live="polite" className="mt-3">
        {!isWhole && <p className="text-sm text-quiet">{t('admin.stores.tryIncomplete')}</p>}
        {isOn && tried.refusal && (
          <Alert tone="error" title={t('admin.stores.tryFailed')}>
            {failureText(t, tried.refusal)}
          </Alert>
        )}
        {isOn && tried.data && !tried.refusal && <TriedFee tried={tried.data} />}
      </div>
    </div>
  );
}

/** The value as it was when it had not changed for so many milliseconds: to ask once for what is typed. */
function useLater<T>(value: T, milliseconds: number): T {
  const [later, setLater] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by what it holds
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return later;
}
