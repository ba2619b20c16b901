import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { defaultOrderSort, orderSorts } from '#domain/order/order-sort.ts';
import { staffStatuses } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/state/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

export type OrderFilter = { search: string; status: string; storeId: string; sortBy: string };

/** What the staff look for, kept in the address; a change of a list acts at once, words by Enter or the button. */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const t = useT('admin');
  const { stores } = useShop();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The address may change without the form: the way back, or cleared filters.
  useEffect(() => {
    const search = form.current?.elements.namedItem('search');
    if (search instanceof HTMLInputElement) search.value = filter.search;
  }, [filter.search]);
  const actAtOnce = () => form.current && void navigate(addressOf(form.current), { replace: true });
  return (
    <form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        actAtOnce();
      }}
      className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <Field label={t('common.search')} className="max-lg:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name="search"
            defaultValue={filter.search}
            placeholder={t('admin.search')}
            maxLength={200}
          />
        )}
      </Field>
      <Field label={t('admin.filterStatus')}>
        {(control) => (
          <Select {...control} name="status" value={filter.status} onChange={actAtOnce}>
            <option value="">{t('admin.allStatuses')}</option>
            {staffStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`admin.status_${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('admin.filterStore')}>
        {(control) => (
          <Select {...control} name="storeId" value={filter.storeId} onChange={actAtOnce}>
            <option value="">{t('admin.allStores')}</option>
            {stores.map((store) => (
              <option key={store.id} value={store.id}>
                {store.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('admin.sort')}>
        {(control) => (
          <Select {...control} name="sortBy" value={filter.sortBy} onChange={actAtOnce}>
            {orderSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`admin.sort_${sort}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="min-h-12">
        {t('common.search')}
      </Button>
    </form>
  );
}

/** Only what is asked for stands in the address. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text && text !== defaultOrderSort) query.set(name, text);
  }
  return query.size > 0 ? `/admin/orders?${query}` : '/admin/orders';
}
