import { type Substitution, substitutions } from '#domain/order/substitution.ts';
import { useT } from '#web/i18n/use-t.ts';
import { bindSize } from '#web/lib/writing/no-break.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import type { TypedCheckout } from '#web/shared/forms/typed-checkout.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';

/** Of who says nothing: nobody gets goods that they did not order. */
const preset: Substitution = 'ask_me';

/** What to do about goods that have run out: for the order, and for a line that is another matter. */
export function SubstitutionFields({ lines, typed }: { lines: readonly CartLine[]; typed: TypedCheckout }) {
  const t = useT('checkout');
  const options = substitutions.map((one) => (
    <option key={one} value={one}>
      {t(`checkout.substitution_${one}`)}
    </option>
  ));
  const hasOwn = lines.some(({ id }) => typed[`substitution_${id}`]);
  return (
    <div className="mt-5 grid gap-2">
      <Field label={t('checkout.substitution')} hint={t('checkout.substitutionHint')}>
        {(control) => (
          <Select {...control} name="substitution" defaultValue={typed.substitution || preset}>
            {options}
          </Select>
        )}
      </Field>
      <details open={hasOwn || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand underline">
          {t('checkout.substitutionLines')}
        </summary>
        <div className="-mx-1 mt-2 grid max-h-96 gap-4 overflow-y-auto p-1 sm:grid-cols-2">
          {lines.map(({ id, name }) => (
            <Field key={id} label={bindSize(name)}>
              {(control) => (
                <Select {...control} name={`substitution_${id}`} defaultValue={typed[`substitution_${id}`] ?? ''}>
                  <option value="">{t('checkout.substitutionCommon')}</option>
                  {options}
                </Select>
              )}
            </Field>
          ))}
        </div>
      </details>
    </div>
  );
}
