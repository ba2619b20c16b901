import { type ReactNode, useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { isSame } from '../form/changed-values.ts';
import { ChoiceField, TextField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import {
  type EditableReceipt,
  type LineValues,
  type ReceiptValues,
  receiptFieldOf,
  receiptValues,
} from './receipt-values.ts';

/** A receipt that is not booked yet; the store of a new one (`isNew`) may be chosen. `actions` stand beneath its lines. */
export function ReceiptForm<R extends EditableReceipt>(props: {
  receipt: R;
  isNew: boolean;
  saved: string;
  save: (values: ReceiptValues, base: R) => Promise<R | null>;
  actions?: (isChanged: boolean) => ReactNode;
}) {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const { language, decimals } = useFormat();
  const { receipt, isNew } = props;
  const valuesOf = useCallback((one: R) => receiptValues(one, { language, decimals }), [language, decimals]);
  const labels: Record<keyof ReceiptValues, string> = {
    storeId: t('admin.receipts.store'),
    supplier: t('admin.receipts.supplier'),
    noteNumber: t('admin.receipts.noteNumber'),
    deliveredOn: t('admin.receipts.deliveredOn'),
    lines: t('admin.receipts.lines'),
  };
  return (
    <RecordForm
      record={receipt}
      valuesOf={valuesOf}
      labels={labels}
      saved={props.saved}
      failed={t('admin.receipts.saveFailed')}
      fieldOf={receiptFieldOf}
      wordOf={([field], value) => (field === 'lines' ? linesText(value) : undefined)}
      save={(_, base, values) => props.save(values, base)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormSection title={t('admin.receipts.note')}>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <TextField name="supplier" label={labels.supplier} required maxLength={200} autoComplete="off" />
            <TextField name="noteNumber" label={labels.noteNumber} required maxLength={100} autoComplete="off" />
            <TextField name="deliveredOn" label={labels.deliveredOn} type="date" />
            {isNew ? (
              <ChoiceField name="storeId" label={labels.storeId} required>
                {stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </ChoiceField>
            ) : (
              <p className="grid content-start gap-1">
                <span className="text-sm text-quiet">{labels.storeId}</span>
                <span>
                  {stores.find(({ id }) => id === receipt.storeId)?.name ??
                    t('admin.products.storeNumber', { id: receipt.storeId })}
                </span>
              </p>
            )}
          </div>
        </FormSection>
        <FormSection title={labels.lines} hint={t('admin.receipts.linesHint')}>
          <ReceiptLines />
        </FormSection>
        {props.actions && <Actions saved={valuesOf(receipt)}>{props.actions}</Actions>}
      </div>
    </RecordForm>
  );
}

/** What is booked is what is saved: until then its buttons wait. */
function Actions({ saved, children }: { saved: ReceiptValues; children: (isChanged: boolean) => ReactNode }) {
  const { watch } = useFormContext<ReceiptValues>();
  return children(!isSame(saved, watch()));
}

const linesText = (value: unknown) =>
  (value as LineValues[]).map(({ name, cases, quantity }) => `${name} × ${cases || quantity}`).join(', ');
