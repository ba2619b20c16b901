import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';

/**
 * A price: large, the old one struck through beside it, the unit price small beneath. Amounts are decimals of the
 * shop's currency, as on the wire. `unitPrice` is what one kilogram, litre or piece costs and how that unit is called
 * ("kg"). With `original` two words for screen readers are needed: `nowLabel` ("Prix actuel") and `wasLabel` ("Ancien prix").
 */
export function Price({
  amount,
  original = null,
  unitPrice = null,
  size = 'medium',
  nowLabel,
  wasLabel,
}: {
  amount: number;
  original?: number | null;
  unitPrice?: { amount: number; unit: string } | null;
  size?: 'medium' | 'large';
  nowLabel?: string;
  wasLabel?: string;
}) {
  const { money } = useFormat();
  const isReduced = original !== null && original > amount;
  return (
    <div className="leading-tight tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx('font-bold', size === 'large' ? 'text-4xl' : 'text-xl', isReduced && 'text-offer')}>
          {isReduced && nowLabel && <span className="sr-only">{nowLabel} </span>}
          {money(amount)}
        </span>
        {isReduced && (
          <s className="text-sm text-quiet">
            {wasLabel && <span className="sr-only">{wasLabel} </span>}
            {money(original)}
          </s>
        )}
      </p>
      {unitPrice && (
        <p className={cx('mt-0.5 text-quiet', size === 'large' ? 'text-base' : 'text-sm')}>
          {money(unitPrice.amount)}
          {'\u00a0/\u00a0'}
          {unitPrice.unit}
        </p>
      )}
    </div>
  );
}
