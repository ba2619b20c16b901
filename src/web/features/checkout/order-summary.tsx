import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { type CartLine, cartCount, cartLineTotal } from '#web/shared/cart/cart-line.ts';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Checkout } from './use-checkout.ts';

// The amount comes beneath its name where letters are large or the name is long, and stays in the column of the amounts.
const row = 'flex flex-wrap justify-between gap-x-4';

/** The lines and the figures beside the form. */
export function OrderSummary({
  lines,
  figures,
  method,
  postalCode,
  credit,
}: {
  lines: readonly CartLine[];
  figures: OrderFigures;
  method: OrderType;
  /** Where the fee is for; null for pickup, and while it is not known. */
  postalCode: string | null;
  /** What the account's credit pays, and what is left. */
  credit: Checkout['credit'];
}) {
  const t = useT('checkout');
  const { money, quantity, decimals } = useFormat();
  const isPickup = method === 'pickup';
  const { goods, fee, isDeliverable, missingToFree, vat, total } = figures;
  return (
    <>
      <details className="group border-b border-line pb-3">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {t('checkout.items', { count: cartCount(lines) })}
          <Icon shape={ChevronDown} className="size-5 text-quiet transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mt-1 grid max-h-64 gap-2 overflow-y-auto text-sm">
          {lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-3">
              <span className="min-w-0">
                <span className="text-quiet">{quantity(line.quantity, unitWord(line.product.unit, t))} × </span>
                {bindSize(line.name)}
              </span>
              <span className="tabular-nums">{money(cartLineTotal(line, decimals))}</span>
            </li>
          ))}
        </ul>
      </details>
      <dl className="mt-4 grid gap-y-2 tabular-nums">
        <div className={row}>
          <dt>{t('checkout.subtotal')}</dt>
          <dd className="ml-auto">{money(goods)}</dd>
        </div>
        {isDeliverable && (!isPickup || fee !== 0) && (
          <div className={row}>
            <dt>
              {isPickup
                ? t('checkout.feePickup')
                : postalCode
                  ? t('checkout.feeTo', { postalCode })
                  : t('checkout.fee')}
            </dt>
            <dd className="ml-auto">
              {fee === null ? t('checkout.feeUnknown') : fee === 0 ? t('checkout.feeFree') : money(fee)}
            </dd>
          </div>
        )}
        <div className={`${row} border-t border-line pt-3 font-bold`}>
          <dt className="text-lg">{t('checkout.total')}</dt>
          <dd className="ml-auto text-2xl">{money(total)}</dd>
        </div>
        <div className={`${row} text-sm text-quiet`}>
          <dt>{t('checkout.vat')}</dt>
          <dd className="ml-auto">{money(vat)}</dd>
        </div>
        {credit && (
          <>
            <div className={row}>
              <dt>{t('checkout.credit')}</dt>
              <dd className="ml-auto">{money(-credit.used)}</dd>
            </div>
            <div className={`${row} font-bold`}>
              <dt>{t('checkout.due')}</dt>
              <dd className="ml-auto">{money(credit.due)}</dd>
            </div>
          </>
        )}
      </dl>
      {missingToFree !== null && (
        <p className="mt-3 rounded-control bg-brand-soft px-3 py-2 text-sm text-brand">
          {t('checkout.missingToFree', { amount: money(missingToFree) })}
        </p>
      )}
    </>
  );
}
