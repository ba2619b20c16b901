import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { totalLabel } from './total-label.ts';

/** On a phone the total, with the delivery as far as it is known, and the checkout stay in sight above the bottom bar. */
export function CartBottomBar({ figures }: { figures: OrderFigures }) {
  const t = useT('basket');
  const { money } = useFormat();
  const { fee, total, isDeliverable } = figures;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-20 border-t border-line bg-card lg:hidden"
    >
      <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <p className="flex-[3_1_6.5rem] leading-tight">
          <span className="block text-sm text-quiet">{t(totalLabel(fee))}</span>
          <span className="text-xl font-bold tabular-nums">{money(total)}</span>
        </p>
        <CheckoutButton size="medium" isPossible={isDeliverable} className="flex-[2_1_9.5rem] px-2!" />
      </div>
    </div>
  );
}
