import { type ReactNode, useId } from 'react';
import { useShop } from '#web/shared/shop/shop.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Several of a list of codes, each with what it means. */
export function ChoiceFields<Code extends string>(props: {
  label: string;
  hint?: string;
  error?: string | undefined;
  codes: readonly Code[];
  chosen: readonly Code[];
  nameOf: (code: Code) => ReactNode;
  isOpen?: (code: Code) => boolean;
  onChange: (chosen: Code[]) => void;
}) {
  const { label, hint, error, codes, chosen, nameOf, isOpen = () => true, onChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={nameOf(code)}
          checked={chosen.includes(code)}
          disabled={!isOpen(code)}
          aria-invalid={error ? true : undefined}
          onChange={(event) =>
            onChange(codes.filter((one) => (one === code ? event.target.checked : chosen.includes(one))))
          }
        />
      ))}
      {error && (
        <p id={id} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The stores that a program is limited to; none chosen is all. A shop of one store has nothing to choose. */
export function StoreFields(props: {
  chosen: readonly number[] | null;
  error?: string | undefined;
  onChange: (chosen: number[] | null) => void;
}) {
  const t = useOfficeT();
  const { stores } = useShop();
  if (stores.length < 2) return null;
  return (
    <ChoiceFields
      label={t('admin.programs.stores')}
      hint={t('admin.programs.storesHint')}
      error={props.error}
      codes={stores.map((store) => String(store.id))}
      chosen={(props.chosen ?? []).map(String)}
      nameOf={(code) => stores.find((store) => String(store.id) === code)?.name}
      onChange={(chosen) => props.onChange(chosen.length === 0 ? null : chosen.map(Number))}
    />
  );
}

/** The names of the stores that a program is limited to. */
export function useStoreNames(): (storeIds: readonly number[] | null) => string {
  const t = useOfficeT();
  const { stores } = useShop();
  return (storeIds) =>
    storeIds === null
      ? t('admin.programs.allStores')
      : storeIds
          .map((id) => stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id }))
          .join(', ');
}
