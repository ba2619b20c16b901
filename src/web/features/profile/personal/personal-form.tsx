import { useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { updateProfile } from '#contract/accounts/profile.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { askStore } from '#web/shared/delivery/ask-delivery.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { progress } from '#web/ui/messages/progress.ts';
import { useConfirmed } from '../identity/use-confirmed.tsx';
import { changedFields, fieldsOf } from './changed-fields.ts';
import { useSaveFault } from './use-save-fault.ts';

/** Letters. */
const longest = 500;

/** A few words about oneself, with how many letters are left. */
function BioField({ before, error }: { before: string; error: string | undefined }) {
  const t = useT('profile');
  const [count, setCount] = useState(before.length);
  const left = longest - count;
  return (
    <Field
      label={t('profile.bio')}
      hint={
        <span className={left < 0 ? 'text-bad' : undefined}>
          {left < 0 ? t('profile.bioOver', { count: -left }) : t('profile.bioLeft', { count: left })}
        </span>
      }
      error={error}
      optional={t('common.optional')}
      className="sm:col-span-2"
    >
      {(control) => (
        <Textarea
          {...control}
          name="bio"
          defaultValue={before}
          onChange={(event) => setCount(event.target.value.trim().length)}
        />
      )}
    </Field>
  );
}

/** The personal data to edit. Only what was changed is sent; what was typed is not lost without a question. */
export function PersonalForm(props: { profile: Profile; onSaved: (profile: Profile) => void; onCancel: () => void }) {
  const t = useT('profile', 'account');
  const { profile } = props;
  const { stores, store: shown } = useShop();
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const showFault = useSaveFault();
  const { confirmed, dialog } = useConfirmed();
  const before = fieldsOf(profile);
  const call = useCallForm({
    endpoint: updateProfile,
    read: (fields) => changedFields(profile, fields),
    send: (input) =>
      Object.keys(input).length > 0 ? confirmed(() => api(updateProfile, input)) : Promise.resolve(profile),
    done: (saved) => {
      setDirty(false);
      const hasNewStore = saved.default_store_id !== profile.default_store_id;
      const store = stores.find(({ id }) => id === saved.default_store_id);
      props.onSaved(saved);
      if (hasNewStore && store && store.id !== shown?.id) {
        // The message about the store takes the place of a notice: this one stands beside it.
        void progress('success', t('profile.updated'));
        void askStore(store);
      } else notice(t('profile.updated'), { description: t('profile.updatedText') });
    },
    refused: showFault,
  });
  const errorOf = (name: string) => call.errors[name]?.[0] && errorText(t, call.errors[name][0]);
  const text = (name: string) => ({ name, defaultValue: before[name] });
  const optional = t('common.optional');

  return (
    <>
      <form
        method="post"
        {...call.props}
        onInput={(event) => {
          call.props.onInput(event);
          setDirty(Object.keys(changedFields(profile, new FormData(event.currentTarget))).length > 0);
        }}
        className="mt-5 grid gap-4 sm:grid-cols-2"
      >
        <Field label={t('account.name')} error={errorOf('name')} required className="sm:col-span-2">
          {(control) => <TextInput {...control} {...text('name')} autoComplete="name" autoFocus />}
        </Field>
        <Field label={t('common.email')} hint={t('profile.emailHint')} error={errorOf('contact_email')} required>
          {(control) => (
            <TextInput {...control} {...text('contact_email')} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field label={t('common.phone')} hint={t('profile.phoneHint')} error={errorOf('phone_number')} required>
          {(control) => (
            <TextInput {...control} {...text('phone_number')} type="tel" autoComplete="tel" inputMode="tel" />
          )}
        </Field>
        <Field label={t('profile.address')} error={errorOf('address')} optional={optional} className="sm:col-span-2">
          {(control) => <TextInput {...control} {...text('address')} autoComplete="street-address" />}
        </Field>
        <Field label={t('profile.zip')} error={errorOf('postal_code')} optional={optional}>
          {(control) => <TextInput {...control} {...text('postal_code')} maxLength={10} autoComplete="postal-code" />}
        </Field>
        <Field label={t('profile.city')} error={errorOf('city')} optional={optional}>
          {(control) => <TextInput {...control} {...text('city')} autoComplete="address-level2" />}
        </Field>
        <Field
          label={t('profile.defaultStore')}
          hint={t('profile.defaultStoreHint')}
          error={errorOf('default_store_id')}
          optional={optional}
          className="sm:col-span-2"
        >
          {(control) => (
            <Select {...control} {...text('default_store_id')}>
              <option value="">{t('profile.noStore')}</option>
              {stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <BioField before={profile.bio} error={errorOf('bio')} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" busy={call.isBusy}>
            {t('profile.save')}
          </Button>
          <Button variant="secondary" onClick={props.onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
        <LeaveQuestion guard={guard} />
      </form>
      {/* Beside the form: it has one of its own. */}
      {dialog}
    </>
  );
}
