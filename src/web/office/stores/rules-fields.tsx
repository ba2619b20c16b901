import X from 'lucide/dist/esm/icons/x.mjs';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { anyPostalCode } from '#domain/shipping/shipping-rule.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { faultsId } from '../form/field-faults.tsx';
import { NumberCell } from '../form/number-cell.tsx';
import { useNumberHabits } from '../form/typed-number.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ruleColumns } from './store-parts.ts';
import type { StoreValues } from './store-values.ts';

const [codeColumn, belowColumn, ...feeColumns] = ruleColumns;

/** Where the store delivers and for how much: a line is a rule for each postal code that it names. */
export function RulesFields() {
  const t = useOfficeT();
  const { control, register, watch, getValues, setValue, formState } = useFormContext<StoreValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'shippingRules' });
  const { currency } = useNumberHabits();
  const rules = watch('shippingRules');
  const add = () =>
    append({
      postalCode: rules.length === 0 ? anyPostalCode : '',
      noDelivery: false,
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
            <th scope="col" className="p-1 font-semibold">
              {t('admin.stores.noDelivery')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {fields.map((field, i) => {
            const row = `shippingRules.${i}` as const;
            const codeFault = get(formState.errors, `${row}.postalCode`);
            const amount = (column: (typeof ruleColumns)[number]) => (
              <NumberCell
                row={row}
                field={column.name}
                kind={moneyNumber(currency)}
                label={`${t(column.label)} ${i + 1}`}
                className={face}
              />
            );
            return (
              <tr key={field.id} className="align-top">
                <td className="p-0.5 md:p-1">
                  <input
                    className={face}
                    autoComplete="off"
                    maxLength={2000}
                    aria-label={`${t(codeColumn.label)} ${i + 1}`}
                    aria-invalid={codeFault ? true : undefined}
                    aria-describedby={codeFault ? faultsId(row) : undefined}
                    onPaste={(event) => {
                      // A field of one line would join the lines of a column that was copied.
                      const text = event.clipboardData.getData('text/plain').trim();
                      if (!/[\n\t]/.test(text)) return;
                      event.preventDefault();
                      const codes = [getValues(`${row}.postalCode`), text.replace(/\s*[\r\n\t]+\s*/g, ', ')];
                      setValue(`${row}.postalCode`, codes.filter(Boolean).join(', '), { shouldDirty: true });
                    }}
                    {...register(`${row}.postalCode`)}
                  />
                  <RuleFaults row={row} />
                </td>
                <td className="p-0.5 md:p-1">{amount(belowColumn)}</td>
                {rules[i]?.noDelivery ? (
                  <td colSpan={feeColumns.length} className="p-2 text-quiet">
                    {t('admin.stores.noDelivery')}
                  </td>
                ) : (
                  feeColumns.map((column) => (
                    <td key={column.name} className="p-0.5 md:p-1">
                      {amount(column)}
                    </td>
                  ))
                )}
                <td className="p-2 text-center">
                  <input
                    type="checkbox"
                    className="size-6 accent-brand"
                    aria-label={`${t('admin.stores.noDelivery')} ${i + 1}`}
                    {...register(`${row}.noDelivery`)}
                  />
                </td>
                <td>
                  <IconButton
                    icon={<Icon shape={X} className="size-4" />}
                    label={t('admin.stores.removeRule', { number: i + 1 })}
                    onClick={() => remove(i)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={add}>
        {t('admin.stores.addRule')}
      </Button>
    </div>
  );
}

/** What is wrong in a line, each sentence with the cell that it is of. */
function RuleFaults({ row }: { row: string }) {
  const t = useOfficeT();
  const { formState } = useFormContext();
  const found = (get(formState.errors, row) ?? {}) as Record<string, { message?: string } | undefined>;
  const faults = ruleColumns.flatMap(({ name, label }) => {
    const message = found[name]?.message;
    return message ? [`${t(label)} · ${message}`] : [];
  });
  if (faults.length === 0) return null;
  return (
    <div id={faultsId(row)} className="mt-1.5 w-0 min-w-full text-sm text-bad">
      {faults.map((fault) => (
        <p key={fault} role="alert">
          {fault}
        </p>
      ))}
    </div>
  );
}

const face = 'text-control max-md:px-1.5';
