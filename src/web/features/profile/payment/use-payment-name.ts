import type { SavedPayment } from '#contract/accounts/own-things.ts';
import { useT } from '#web/i18n/use-t.ts';

/** What a payment method is called: “Visa •••• 4242”. */
export function usePaymentName(): (payment: SavedPayment) => string {
  const t = useT('profile');
  return (payment) => {
    if (payment.type === 'card') return `${payment.brand ?? t('profile.type_card')} •••• ${payment.last4}`;
    if (payment.type === 'bank') return `${payment.bankName} •••• ${payment.accountNumber}`;
    return `${t('profile.checkIs', { number: payment.checkNumber ?? '' })}, ${payment.checkBankName}`;
  };
}
