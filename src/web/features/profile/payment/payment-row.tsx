import { useEffect, useRef } from 'react';
import type { SavedPayment } from '#contract/accounts/own-things.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { isExpired } from './payment-input.ts';

/** One payment method: its radio makes it the default. A card that a provider keeps can only be removed. */
export function PaymentRow(props: {
  payment: SavedPayment;
  isBusy: boolean;
  /** Saved just now: it is brought into sight and has the focus. */
  isFresh: boolean;
  onDefault: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const t = useT('profile');
  const { payment, isBusy, isFresh } = props;
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    radio.current?.focus({ preventScroll: true });
    radio.current?.scrollIntoView({ block: 'center' });
  }, [isFresh]);
  const name = usePaymentName()(payment);
  return (
    <div
      aria-busy={isBusy || undefined}
      className="rounded-card border border-line bg-card p-4 has-checked:border-brand sm:flex sm:items-center sm:gap-4"
    >
      <label className="flex min-h-11 min-w-0 flex-1 items-start gap-3">
        <input
          ref={radio}
          type="radio"
          name="default-payment"
          checked={payment.isDefault}
          onChange={props.onDefault}
          className="mt-0.5 size-6 shrink-0 accent-brand"
        />
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          <span className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            {payment.type === 'card'
              ? t('profile.expires', { exp: payment.exp ?? '' })
              : t(`profile.type_${payment.type}`)}
            {payment.kept && <Badge>{t('profile.cardIsKept')}</Badge>}
            {payment.isDefault && <Badge tone="green">{t('profile.default')}</Badge>}
            {payment.exp && isExpired(payment.exp, new Date()) && <Badge tone="red">{t('profile.expired')}</Badge>}
          </span>
          {payment.kept && <span className="block text-sm text-quiet">{t('profile.cardIsKeptText')}</span>}
        </span>
      </label>
      <div className="-mx-3 mt-1 flex flex-wrap sm:m-0">
        {!payment.kept && (
          <Button variant="ghost" size="small" onClick={props.onEdit} aria-label={`${t('profile.edit')}: ${name}`}>
            {t('profile.edit')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          busy={isBusy}
          onClick={props.onDelete}
          aria-label={`${t('profile.delete')}: ${name}`}
        >
          {t('profile.delete')}
        </Button>
      </div>
    </div>
  );
}

/** What a payment method is called: “Visa •••• 4242”. */
export function usePaymentName(): (payment: SavedPayment) => string {
  const t = useT('profile');
  return (payment) => {
    if (payment.type === 'card') return `${payment.brand ?? t('profile.type_card')} •••• ${payment.last4}`;
    if (payment.type === 'bank') return `${payment.bankName} •••• ${payment.accountNumber}`;
    return `${t('profile.checkIs', { number: payment.checkNumber ?? '' })}, ${payment.checkBankName}`;
  };
}
