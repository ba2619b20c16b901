import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/format-context.tsx';
import { CheckoutButton } from './checkout-button.tsx';

/** On a phone the total and the way on stay in sight, above the bar at the foot. */
export function CartBottomBar({ total, isPossible }: { total: number; isPossible: boolean }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-card lg:hidden"
    >
      <div className="page-column flex items-center gap-4 py-2.5">
        <p className="leading-tight">
          <span className="block text-sm text-quiet">{t('common.total')}</span>
          <span className="text-xl font-bold tabular-nums">{money(total)}</span>
        </p>
        <CheckoutButton isPossible={isPossible} className="flex-1" />
      </div>
    </div>
  );
}
