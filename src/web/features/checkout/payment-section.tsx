import type { ReactNode } from 'react';
import { methodOf, type SavedPaymentType } from '#domain/account/saved-payment.ts';
import { offeredPaymentMethods, type PaymentMethod } from '#domain/order/payment.ts';
import type { OrderType } from '#domain/order/status.ts';
import { cardNames } from '#domain/payment/provider.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { type RadioCard, RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Section } from './section.tsx';

/**
 * Step 3: the ways to pay that the shop offers. Chosen at first is the one of the account's default payment method, else the
 * gentlest: cash when it is there.
 */
export function PaymentSection({
  method,
  savedType,
  typed,
  error,
  children,
}: {
  method: OrderType;
  savedType: SavedPaymentType | null;
  /** What was chosen here before. */
  typed: string | undefined;
  error: string | undefined;
  /** What pays beside it. */
  children?: ReactNode;
}) {
  const t = useT('checkout');
  const offered = offeredPaymentMethods(useFlags().paymentMethods);
  const saved = offered.find((one) => one === typed) ?? methodOf(savedType);
  const [first] = saved && offered.includes(saved) ? [saved] : offered.includes('cash') ? (['cash'] as const) : offered;
  const { weighedMarginPercent } = useShop();
  const { percent } = useFormat();
  const reserved = t('checkout.pay_onlineHint', { percent: percent(weighedMarginPercent) });
  const hints: Partial<Record<PaymentMethod, string>> = {
    card: `${cardNames.join(', ')}. ${reserved}`,
    paypal: reserved,
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
      {children}
    </Section>
  );
}
