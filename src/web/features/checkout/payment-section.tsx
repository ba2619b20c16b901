import { offeredPaymentMethods, type PaymentMethod } from '#domain/order/payment.ts';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { useFlags } from '#web/state/flags.ts';
import { type RadioCard, RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Section } from './section.tsx';

/** Step 3: the ways to pay that the shop offers, the gentlest first: cash when it is there. */
export function PaymentSection({ method, error }: { method: OrderType; error: string | undefined }) {
  const t = useT('checkout');
  const offered = offeredPaymentMethods(useFlags().paymentMethods);
  const [first] = offered.includes('cash') ? (['cash'] as const) : offered;
  const hints: Partial<Record<PaymentMethod, string>> = {
    cash: t('checkout.pay_cashHint'),
    bank_transfer: t('checkout.pay_bank_transferHint'),
  };
  return (
    <Section number={3} title={t('checkout.step3')}>
      {first === undefined ? (
        <Alert tone="warning">{t('checkout.noPayment')}</Alert>
      ) : (
        <RadioCards
          legend={t('checkout.payment')}
          hideLegend
          name="payment_method"
          defaultValue={first}
          error={error}
          options={offered.map(
            (value): RadioCard<PaymentMethod> => ({
              value,
              label: t(`checkout.${paymentWord(value, method)}`),
              ...(hints[value] && { hint: hints[value] }),
            }),
          )}
        />
      )}
    </Section>
  );
}
