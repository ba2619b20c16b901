import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { readSlotRules, type SlotRulesOnWire, writeSlotRules } from '#contract/stores/slots.ts';
import { readStaffStore, type StaffStoreDetail } from '#contract/stores/staff-stores.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { NumberField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useNumberHabits } from '../form/typed-number.ts';
import { zoneText } from '../form/zone-text.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { SlotConflictsAlert } from '../frame/slot-conflicts-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { CloseToday } from './close-today.tsx';
import { LoadPart } from './load-part.tsx';
import { type SlotValues, settingNumbers, slotInput, slotValues } from './slot-values.ts';
import { WindowsFields } from './windows-fields.tsx';

/** When a store brings and hands over orders, and how many it takes. */
export function SlotsScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const id = Number(params.id);
  const { data: store } = useRead(readStaffStore, { id });
  const { data: rules, refusal, reload } = useRead(readSlotRules, { id });
  return (
    <>
      <ScreenHead
        title={store ? t('admin.slots.title', { store: store.name }) : t('admin.slots.heading')}
        actions={
          <>
            <Link
              to={`/admin/stores/${id}`}
              className="inline-flex min-h-11 items-center text-brand underline lg:min-h-8"
            >
              {t('admin.slots.toStore')}
            </Link>
            {store && <CloseToday store={store} />}
            <HistoryLink thing="slotRules" id={id} />
          </>
        }
      />
      {rules && <Loaded id={id} rules={rules} store={store} />}
      {!rules && refusal && <RefusalAlert title={t('admin.slots.loadFailed')} refusal={refusal} retry={reload} />}
      {!rules && !refusal && <Skeleton className="h-[40rem]" />}
      {rules && (
        <div className="mt-4">
          {/* Rules that were saved make other slots. */}
          <LoadPart key={rules.version} storeId={id} />
        </div>
      )}
    </>
  );
}

function Loaded(props: { id: number; rules: SlotRulesOnWire; store: StaffStoreDetail | null }) {
  const { id, rules, store } = props;
  const t = useOfficeT();
  const { language, decimals } = useFormat();
  const habits = useNumberHabits();
  const queries = useQueryClient();
  const { send } = useWrite(writeSlotRules);
  const valuesOf = useCallback((one: SlotRulesOnWire) => slotValues(one, { language, decimals }), [language, decimals]);
  const labels: Record<keyof SlotValues, string> = {
    daysAhead: t('admin.slots.daysAhead'),
    minutesPerOrder: t('admin.slots.minutesPerOrder'),
    minutesPerLine: t('admin.slots.minutesPerLine'),
    windows: t('admin.slots.windows'),
  };
  const clock = store && zoneText(store.timeZone, new Date(), t);
  const hint = [t('admin.slots.windowsHint'), clock].filter(Boolean).join(' ');
  return (
    <RecordForm
      record={rules}
      valuesOf={valuesOf}
      labels={labels}
      saved={t('admin.slots.saved')}
      failed={t('admin.slots.saveFailed')}
      save={async (changes, { version }) => {
        const input = { id, version, ...slotInput(changes, habits) } as InputOf<typeof writeSlotRules>;
        const fresh = await send(input);
        queries.setQueryData([readSlotRules.name, { id }], fresh);
        return fresh;
      }}
    >
      <div className="grid gap-4">
        <SlotConflictsAlert conflicts={rules.conflicts} orders={rules.withdrawnOrders} timeZone={store?.timeZone} />
        <FormSection title={labels.windows} hint={hint}>
          <WindowsFields hours={store?.openingHours ?? []} />
        </FormSection>
        <FormSection title={t('admin.slots.settings')} hint={t('admin.slots.settingsHint')}>
          <div className="grid gap-4 sm:grid-cols-3">
            {(['daysAhead', 'minutesPerOrder', 'minutesPerLine'] as const).map((name) => (
              <NumberField key={name} name={name} label={labels[name]} kind={settingNumbers[name]} />
            ))}
          </div>
        </FormSection>
      </div>
    </RecordForm>
  );
}
