import type { ChangeEvent, ComponentProps } from 'react';
import type { SavedPayment } from '#contract/accounts/own-things.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { groupCardNumber, longest, shapeExpiry } from './payment-input.ts';

/** Writes what is typed as it ought to look. */
const shaped = (shape: (typed: string) => string) => (event: ChangeEvent<HTMLInputElement>) => {
  const { value, selectionStart } = event.target;
  const next = shape(value);
  if (next === value) return;
  // The cursor stays behind the sign that was typed last.
  const behind = shape(value.slice(0, selectionStart ?? value.length)).length;
  event.target.value = next;
  event.target.setSelectionRange(behind, behind);
};
const digitsOnly = shaped((typed) => typed.replace(/\D/g, ''));

/** The fields of a type of payment; `kept` is what is edited. */
export function PaymentFields(props: {
  type: SavedPayment['type'];
  kept: SavedPayment | null;
  errorOf: (name: string) => string | undefined;
}) {
  const t = useT('profile');
  const { type, kept, errorOf } = props;
  const field = (name: string, label: string, input: ComponentProps<'input'>, hint?: string) => (
    <Field label={label} error={errorOf(name)} required={kept === null || !hint} {...(hint && { hint })}>
      {(control) => <TextInput {...control} name={name} autoComplete="off" {...input} />}
    </Field>
  );
  if (type === 'card')
    return (
      <>
        <p className="text-sm text-quiet">{t('profile.paymentSafe')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          {field(
            'cardNumber',
            t('profile.cardNumber'),
            {
              inputMode: 'numeric',
              autoComplete: 'cc-number',
              maxLength: longest.cardNumber,
              onChange: shaped(groupCardNumber),
            },
            kept ? t('profile.cardKept', { last4: kept.last4 ?? '' }) : undefined,
          )}
          {field('exp', t('profile.expiry'), {
            inputMode: 'numeric',
            autoComplete: 'cc-exp',
            maxLength: longest.exp,
            defaultValue: kept?.exp,
            onChange: shaped(shapeExpiry),
          })}
        </div>
      </>
    );
  if (type === 'bank')
    return (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('bankName', t('profile.bankName'), { maxLength: 100, defaultValue: kept?.bankName })}
        {field(
          'accountNumber',
          t('profile.accountNumber'),
          { inputMode: 'numeric', maxLength: longest.accountNumber, onChange: digitsOnly },
          kept ? t('profile.accountKept', { last4: kept.accountNumber ?? '' }) : undefined,
        )}
      </div>
    );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {field('checkNumber', t('profile.checkNumber'), {
        maxLength: longest.checkNumber,
        defaultValue: kept?.checkNumber,
      })}
      {field('checkBankName', t('profile.checkBankName'), { maxLength: 100, defaultValue: kept?.checkBankName })}
    </div>
  );
}
