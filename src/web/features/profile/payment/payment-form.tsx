import { useEffect, useRef, useState } from 'react';
import { addSavedPayment, type SavedPayment, updateSavedPayment } from '#contract/accounts/own-things.ts';
import { savedPaymentTypes } from '#domain/account/saved-payment.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { paymentInput } from './payment-input.ts';

/** Adds a payment method, or edits one; whole numbers stay in the browser. */
export function PaymentForm(props: {
  payment: SavedPayment | null;
  isFirst: boolean;
  onSaved: (saved: SavedPayment) => void;
  onClose: () => void;
}) {
  const t = useT('profile');
  const { payment } = props;
  const [type, setType] = useState(payment?.type ?? 'card');
  const [keyOf] = useState(createAttemptKeys);
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const {
    errors,
    isBusy,
    props: form,
  } = useCallForm({
    endpoint: addSavedPayment,
    read: (fields) => paymentInput(type, fields, payment).input,
    check: (fields) => paymentInput(type, fields, payment).errors,
    send: (input) => {
      setFailure(null);
      return payment
        ? api(updateSavedPayment, { ...input, id: payment.id })
        : api(addSavedPayment, input, { idempotencyKey: keyOf(input) });
    },
    done: (saved) => {
      setDirty(false);
      props.onSaved(saved);
    },
    refused: (refusal) => {
      const [fault] = Object.values(refusal.errors).flat();
      setFailure(fault ? errorText(t, fault) : refusalText(t, refusal));
    },
  });
  return (
    <Card as="section" className="mt-4" aria-labelledby="payment-form-heading">
      <h3 ref={heading} tabIndex={-1} id="payment-form-heading" className="mb-4 text-lg outline-none">
        {t(payment ? 'profile.paymentEdit' : 'profile.paymentAdd')}
      </h3>
      <form
        method="post"
        {...form}
        onInput={(event) => {
          form.onInput(event);
          setDirty(true);
        }}
        className="grid gap-5"
      >
        <RadioCards
          legend={t('profile.paymentType')}
          name="type"
          value={type}
          onChange={setType}
          className="sm:grid-cols-3"
          options={savedPaymentTypes.map((value) => ({ value, label: t(`profile.type_${value}`) }))}
        />
        <PaymentFields
          key={type}
          type={type}
          kept={payment?.type === type ? payment : null}
          errorOf={(name) => errors[name]?.[0] && errorText(t, errors[name][0])}
        />
        {!props.isFirst && !payment?.isDefault && <Checkbox name="isDefault" label={t('profile.asDefault')} />}
        {failure && <Alert tone="error">{failure}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t('profile.save')}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
      <LeaveQuestion guard={guard} />
    </Card>
  );
}
