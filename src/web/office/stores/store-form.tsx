import { useCallback, useRef } from 'react';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ClosedDaysFields } from './closed-days-fields.tsx';
import { DataFields } from './data-fields.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { RulesFields } from './rules-fields.tsx';
import { rulePlaces } from './store-input.ts';
import { storePartLabel, storePartText, storeRowKeys } from './store-parts.ts';
import { type EditableStore, type StoreValues, storeValues } from './store-values.ts';
import { TryOut } from './try-out.tsx';

/** All of a store; a new one (`id` null) has nothing yet that its rules could be tried on. */
export function StoreForm<R extends EditableStore>(props: {
  id: number | null;
  store: R;
  saved: string;
  save: (changes: Partial<StoreValues>, base: R, values: StoreValues) => Promise<R | null>;
}) {
  const t = useOfficeT();
  const format = useFormat();
  const { language, decimals } = format;
  const valuesOf = useCallback((store: R) => storeValues(store, { language, decimals }), [language, decimals]);
  const sentPlaces = useRef<readonly number[]>([]);
  const labels: Record<keyof StoreValues, string> = {
    name: t('admin.stores.name'),
    code: t('admin.stores.code'),
    address: t('admin.customers.address'),
    contact: t('admin.customers.sectionContact'),
    displayable: t('admin.stores.displayable'),
    allowDelivery: t('admin.stores.allowDelivery'),
    position: t('admin.stores.position'),
    latitude: t('admin.stores.latitude'),
    longitude: t('admin.stores.longitude'),
    timeZone: t('admin.stores.timeZone'),
    openingHours: t('admin.stores.openingHours'),
    closedDays: t('admin.stores.closedDays'),
    discount: t('admin.stores.discount'),
    shippingRules: t('admin.stores.shippingRules'),
  };
  return (
    <RecordForm
      record={props.store}
      valuesOf={valuesOf}
      labels={labels}
      rowKeys={storeRowKeys}
      labelOf={(path) => storePartLabel(path, { t, format })}
      wordOf={(path, value) => storePartText(path, value, { t, format })}
      saved={props.saved}
      failed={t('admin.stores.saveFailed')}
      save={(changes, base) => {
        sentPlaces.current = rulePlaces(changes.shippingRules ?? []);
        return props.save(changes, base, valuesOf(base));
      }}
      fieldOf={(key) => {
        const [field, place, ...rest] = key.split('.');
        if (field !== 'shippingRules' || place === undefined) return key;
        return [field, sentPlaces.current[Number(place)] ?? 0, ...rest].join('.');
      }}
    >
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <FormSection title={t('admin.stores.data')}>
          <DataFields />
        </FormSection>
        <div className="grid gap-4">
          <FormSection title={labels.openingHours} hint={t('admin.stores.hoursHint')}>
            <HoursFields />
          </FormSection>
          <FormSection title={labels.discount} hint={t('admin.stores.discountHint')}>
            <DiscountFields timeZone={props.id === null ? null : props.store.timeZone} />
          </FormSection>
        </div>
        <FormSection title={labels.shippingRules} hint={t('admin.stores.rulesHint')}>
          <RulesFields />
        </FormSection>
        <FormSection
          title={t('admin.stores.tryOut')}
          hint={t(props.id === null ? 'admin.stores.tryLater' : 'admin.stores.tryHint')}
        >
          {props.id !== null && <TryOut id={props.id} />}
        </FormSection>
        <div className="min-w-0 xl:col-span-2">
          <FormSection title={labels.closedDays} hint={t('admin.stores.closedDaysHint')}>
            <ClosedDaysFields />
          </FormSection>
        </div>
      </div>
    </RecordForm>
  );
}
