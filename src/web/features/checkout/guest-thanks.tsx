import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { Order } from '#contract/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** What a guest sees once the order is placed; the mail has the link that finds it again. */
export function GuestThanks({ order }: { order: Order }) {
  const t = useT('checkout');
  return (
    <EmptyState
      icon={<Icon shape={CircleCheck} />}
      title={t('checkout.thanks', { name: order.customerName ?? '' })}
      action={<LinkButton to="/products">{t('checkout.goShopping')}</LinkButton>}
    >
      {t('checkout.thanksText', { number: order.orderNumber ?? '', email: order.customerEmail ?? '' })}
    </EmptyState>
  );
}
