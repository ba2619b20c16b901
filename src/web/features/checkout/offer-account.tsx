import { useState } from 'react';
import { register } from '#contract/accounts/sessions.ts';
import type { Order } from '#contract/orders/orders.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { clientId } from '#web/lib/api/client-id.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';

/**
 * An account for who has just ordered without one, for a password alone: the rest stands in the order. The order belongs to
 * it once the link mailed to its address has been opened. `onStart` is called before the session begins.
 */
export function OfferAccount({ order, onStart }: { order: Order; onStart: () => void }) {
  const t = useT('checkout', 'account');
  const [isMade, setMade] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const email = order.customerEmail ?? '';
  const form = useCallForm({
    endpoint: register,
    read: (fields) => ({
      name: order.customerName ?? '',
      email,
      phone_number: order.customerPhone ?? '',
      password: String(fields.get('password') ?? ''),
      tax_identification_number: null,
      customer_type: 'retail' as const,
      client_id: clientId(),
      use_cookie: true,
    }),
    send: (input) => {
      setFailure(null);
      return api(register, input);
    },
    done: (answer) => {
      onStart();
      startSession(answer, false);
      setMade(true);
    },
    refused: (refusal) => {
      const [fault] = Object.values(refusal.errors).flat();
      setFailure(fault ? errorText(t, fault) : refusalText(t, refusal));
    },
  });
  if (isMade) {
    return (
      <Alert tone="success" title={t('checkout.accountMade')}>
        {t('checkout.accountVerify', { email })}
      </Alert>
    );
  }
  const [fault] = form.errors.password ?? [];
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{t('checkout.accountOffer')}</h2>
      <p>{t('checkout.accountOfferText', { email })}</p>
      <form method="post" {...form.props} className="grid max-w-md gap-4">
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <Field
          label={t('account.password')}
          hint={t('account.passwordHint')}
          error={fault && errorText(t, fault)}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="new-password"
              showLabel={t('account.passwordShow')}
              hideLabel={t('account.passwordHide')}
            />
          )}
        </Field>
        {failure && (
          <Alert
            tone="error"
            action={
              <Link to="/auth/login?form=login&redirectTo=%2Forders" className="font-semibold underline">
                {t('checkout.signInInstead')}
              </Link>
            }
          >
            {failure}
          </Alert>
        )}
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {t('checkout.accountMake')}
        </Button>
      </form>
    </Card>
  );
}
