import type { Profile } from '#contract/accounts/accounts.ts';
import { updateProfile } from '#contract/accounts/profile.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useSaveFault } from './use-save-fault.ts';

/** Asks for wholesale prices, by the number of a business. */
export function WholesaleForm(props: { profile: Profile; onChange: (profile: Profile) => void; onCancel: () => void }) {
  const t = useT('profile', 'account');
  const name = 'tax_identification_number';
  const showFault = useSaveFault();
  const {
    errors,
    isBusy,
    props: form,
  } = useCallForm({
    endpoint: updateProfile,
    read: (fields) => ({ customer_type: 'wholesale' as const, [name]: String(fields.get(name) ?? '') }),
    check: (fields): FieldErrors => {
      const isGiven = String(fields.get(name) ?? '').trim() !== '';
      return isGiven ? {} : { [name]: [{ message: 'validation.required', parameters: {} }] };
    },
    send: (input) => api(updateProfile, input),
    done: (saved) => {
      props.onChange(saved);
      notice(t('profile.asked'), { description: t('profile.waitingText') });
    },
    refused: showFault,
  });
  const [fault] = errors[name] ?? [];
  return (
    <form method="post" {...form} className="mt-4 grid max-w-md gap-4">
      <Field label={t('account.taxNumber')} error={fault && errorText(t, fault)} required>
        {(control) => (
          <TextInput
            {...control}
            name={name}
            defaultValue={props.profile.taxIdentificationNumber ?? ''}
            maxLength={40}
            autoComplete="off"
            autoFocus
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('profile.askWholesale')}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
