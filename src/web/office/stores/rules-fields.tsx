import X from 'lucide/dist/esm/icons/x.mjs';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { anyPostalCode } from '#domain/shipping/shipping-rule.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { FieldFaults } from '../form/field-faults.tsx';
import { NumberCell } from '../form/number-cell.tsx';
import { useNumberHabits } from '../form/typed-number.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ruleColumns } from './store-parts.ts';
import type { StoreValues } from './store-values.ts';

/** Where the store delivers and for how much. */
export function RulesFields() {
  const t = useOfficeT();
  const { control, register, watch } = useFormContext<StoreValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'shippingRules' });
  const { currency } = useNumberHabits();
  const rules = watch('shippingRules');
  const add = () =>
    append({
      postalCode: rules.length === 0 ? anyPostalCode : '',
      orderAmount: '',
      deliveryFeeForRetail: '',
      deliveryFeeForWholesale: '',
    });
  return (
    <div className="grid gap-3">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-quiet">
            {ruleColumns.map(({ name, label }) => (
              <th key={name} scope="col" className="p-1 font-semibold">
                {t(label)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {fields.map((field, i) => (
            <tr key={field.id} className="align-top">
              {ruleColumns.map(({ name, label }) => (
                <td key={name} className="p-0.5 md:p-1">
                  {name === 'postalCode' ? (
                    <>
                      <input
                        className={face}
                        autoComplete="off"
                        maxLength={10}
                        aria-label={`${t(label)} ${i + 1}`}
                        {...register(`shippingRules.${i}.${name}`)}
                      />
                      <FieldFaults name={`shippingRules.${i}`} />
                    </>
                  ) : (
                    <NumberCell
                      row={`shippingRules.${i}`}
                      field={name}
                      kind={moneyNumber(currency)}
                      label={`${t(label)} ${i + 1}`}
                      className={face}
                    />
                  )}
                </td>
              ))}
              <td>
                <IconButton
                  icon={<Icon shape={X} className="size-4" />}
                  label={t('admin.stores.removeRule', { number: i + 1 })}
                  onClick={() => remove(i)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={add}>
        {t('admin.stores.addRule')}
      </Button>
    </div>
  );
}

const face = 'text-control max-md:px-1.5';
