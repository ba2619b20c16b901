import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listStaffProducts } from '#contract/staff-products.ts';
import { readStockSettings, type StockSettings, writeStockSettings } from '#contract/stock-settings.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { TextField } from '../form/fields.tsx';
import { numberText, numberToSend } from '../form/parse-number.ts';
import { RecordForm } from '../form/record-form.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Below how much a product is low: what the filter, the overview and its alerts go by. */
export function LowStockButton() {
  const t = useOfficeT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('admin.products.lowStock')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('admin.products.lowStock')}
        closeLabel={t('common.close')}
      >
        {/* Not taken away when it is closed: what was typed stays. */}
        <LowStockForm isOn={isOpen} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LowStockForm({ isOn, onDone }: { isOn: boolean; onDone: () => void }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const queries = useQueryClient();
  const { data, refusal, reload } = useRead(readStockSettings, {}, { isOn });
  const { send } = useWrite(writeStockSettings, [listStaffProducts]);
  if (refusal && !data)
    return <RefusalAlert title={t('admin.products.lowStockLoadFailed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-32" />;
  const valuesOf = ({ lowStock }: StockSettings) => ({ lowStock: numberText(lowStock, language) });
  return (
    <RecordForm
      isAside={!isOn}
      record={data}
      valuesOf={valuesOf}
      labels={{ lowStock: t('admin.products.lowStockLabel') }}
      saved={t('admin.products.lowStockSaved')}
      failed={t('admin.products.lowStockFailed')}
      save={async ({ lowStock = '' }, { version }) => {
        const fresh = await send({ version, lowStock: numberToSend(lowStock) as number });
        queries.setQueryData([readStockSettings.name, {}], fresh);
        onDone();
        return fresh;
      }}
    >
      <TextField
        name="lowStock"
        label={t('admin.products.lowStockLabel')}
        hint={t('admin.products.lowStockHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </RecordForm>
  );
}
