import { type Substitution, substitutions } from '#domain/order/substitution.ts';
import { useT } from '#web/i18n/use-t.ts';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { ChangedGood } from './changed-goods.ts';

type Props = { goods: readonly ChangedGood[]; onChange: (productId: number, wish: Substitution | null) => void };

/** What to do about each product of an order that has run out, where that is another wish than the order's. */
export function WishFields({ goods, onChange }: Props) {
  const t = useT('orders');
  return (
    <details open={goods.some(({ wishBefore }) => wishBefore !== null) || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand underline">
        {t('orders.substitutionLines')}
      </summary>
      <div className="-mx-1 mt-2 grid max-h-96 gap-4 overflow-y-auto p-1 sm:grid-cols-2">
        {goods
          .filter(({ quantity }) => quantity > 0)
          .map(({ productId, name, wish }) => (
            <Field key={productId} label={bindSize(name)}>
              {(control) => (
                <Select
                  {...control}
                  value={wish ?? ''}
                  onChange={(event) => onChange(productId, (event.target.value as Substitution) || null)}
                >
                  <option value="">{t('orders.substitutionCommon')}</option>
                  {substitutions.map((one) => (
                    <option key={one} value={one}>
                      {t(`orders.substitution_${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
      </div>
    </details>
  );
}
