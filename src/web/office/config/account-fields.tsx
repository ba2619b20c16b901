import { TextField } from '../form/fields.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { IdentityValues } from './identity-values.ts';

/** The bank account that transfers go to. */
export function AccountFields({ labels }: { labels: Record<keyof IdentityValues, string> }) {
  const t = useOfficeT();
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">
        {t('admin.config.account')}
        <span className="block text-sm font-normal text-quiet">{t('admin.config.accountHint')}</span>
      </legend>
      <TextField
        name="account_holder"
        label={labels.account_holder}
        maxLength={70}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField name="iban" label={labels.iban} maxLength={60} autoComplete="off" autoCapitalize="characters" />
      <TextField
        name="bic"
        label={labels.bic}
        hint={t('admin.config.bicHint')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </fieldset>
  );
}
