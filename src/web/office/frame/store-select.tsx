import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

type Props = {
  /** The store that is shown; it may be one that shoppers do not see. */
  id: number;
  label: string;
  /** The screen of a store is at this address and its id. */
  path: string;
};

/** The store that a screen shows: another leads to its own address. */
export function StoreSelect({ id, label, path }: Props) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { stores } = useOwnShop();
  const field = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={field} className="text-sm text-quiet">
        {label}
      </label>
      <select
        id={field}
        className="text-control w-auto"
        value={id}
        onChange={(event) => void navigate(`${path}/${event.target.value}`)}
      >
        {!stores.some((one) => one.id === id) && <option value={id}>{t('admin.products.storeNumber', { id })}</option>}
        {stores.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
