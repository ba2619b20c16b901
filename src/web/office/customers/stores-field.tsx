import { useController, useWatch } from 'react-hook-form';
import type { Role } from '#domain/access/roles.ts';
import { mayBeLimited, type StaffStores } from '#domain/access/staff-stores.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { Limit } from './account-limits.ts';
import type { CustomerValues } from './customer-values.ts';

/** Names stores by their ids; one that shoppers do not see has its number alone. */
function useStoreNames(): (id: number) => string {
  const t = useOfficeT();
  const { stores } = useShop();
  return (id) => stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id });
}

/** The stores of an account in words. */
export function useStoresText(): (storeIds: StaffStores) => string {
  const t = useOfficeT();
  const nameOf = useStoreNames();
  return (storeIds) => {
    if (storeIds === null) return t('admin.customers.storesAll');
    return storeIds.map(nameOf).join(', ') || t('admin.customers.storesNone');
  };
}

/** For which stores the roles of an account are: all, those to come too, or those that are chosen. */
export function StoresField({ limit }: { limit: Limit | null }) {
  const t = useOfficeT();
  const { stores } = useShop();
  const nameOf = useStoreNames();
  const { field, fieldState } = useController<CustomerValues, 'storeIds'>({ name: 'storeIds' });
  const roles = useWatch<CustomerValues, 'roles'>({ name: 'roles' });
  const chosen = field.value;
  const isForAll = !roles.every((role: Role) => mayBeLimited(role));
  const ids = [...new Set([...stores.map(({ id }) => id), ...(chosen ?? [])])].sort((a, b) => a - b);
  const hint = limit ? t(`admin.customers.limit_${limit}`) : undefined;
  const choices = [
    { id: 'all', label: t('admin.customers.storesAll'), isOn: chosen === null, value: null, isOff: false },
    { id: 'some', label: t('admin.customers.storesChosen'), isOn: chosen !== null, value: [], isOff: isForAll },
  ];
  return (
    <fieldset disabled={limit !== null} className="grid gap-1">
      {fieldState.error?.message && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {fieldState.error.message}
        </p>
      )}
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      {choices.map(({ id, label, isOn, value, isOff }) => (
        <label key={id} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="stores"
            className="size-4.5 accent-brand"
            checked={isOn}
            disabled={isOff && !isOn}
            onChange={() => field.onChange(value)}
          />
          {label}
        </label>
      ))}
      {chosen !== null && (
        <div className="grid gap-1 pl-6 sm:grid-cols-2">
          {ids.map((id) => (
            <Checkbox
              key={id}
              name={`store-${id}`}
              label={nameOf(id)}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                field.onChange(ids.filter((one) => (one === id ? target.checked : chosen.includes(one))))
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
