import type { ReactNode } from 'react';
import { methodOf, type SavedPaymentType } from '#domain/account/saved-payment.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import type { OrderType } from '#domain/order/status.ts';
import { cardNames } from '#domain/payment/provider.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { type RadioCard, RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Section } from './section.tsx';

/**
 * The method that is chosen at first of those that are offered: what was chosen here before, that of the account's default
 * payment method, else the gentlest: cash when it is there. Null: none is offered.
 */
export function firstMethod(
  offered: readonly PaymentMethod[],
  savedType: SavedPaymentType | null,
  typed: string | undefined,
): PaymentMethod | null {
  const saved = offered.find((one) => one === typed) ?? methodOf(savedType);
  if (saved && offered.includes(saved)) return saved;
  return offered.includes('cash') ? 'cash' : (offered[0] ?? null);
}

/** Step 3: the ways to pay that the shop offers. */
export function PaymentSection({
  method,
  offered,
  first,
  error,
  onChoose,
  children,
}: {
  method: OrderType;
  offered: readonly PaymentMethod[];
  first: PaymentMethod | null;
  error: string | undefined;
  onChoose?: (chosen: PaymentMethod) => void;
  /** What pays beside it. */
  children?: ReactNode;
}) {
  const t = useT('checkout');
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
      {first === null ? (
        <Alert tone="warning">{t('checkout.noPayment')}</Alert>
      ) : (
        <RadioCards
          legend={t('checkout.payment')}
          hideLegend
          name="payment_method"
          defaultValue={first}
          error={error}
          {...(onChoose && { onChange: onChoose })}
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
