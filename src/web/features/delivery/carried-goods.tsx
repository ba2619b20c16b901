import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { type CartLine, cartCount, cartTotal } from '#web/shared/cart/cart-line.ts';
import { EquivalentRow } from '#web/shared/cart/equivalents/equivalent-row.tsx';
import { equivalentLine } from '#web/shared/cart/equivalents/equivalents.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { BackButton } from './back-button.tsx';
import { carriedLines, cutLines, missingLine } from './carried-cart.ts';
import type { Carried } from './use-carry.ts';

/** What comes along, what the new store has less of, and what it does not have, each with its nearest equivalent. */
export function CarriedGoods({
  to,
  carried: { before, fresh, equivalents },
  onMove,
  onBack,
}: {
  to: ShopStore;
  carried: Carried;
  onMove: (lines: readonly CartLine[]) => void;
  onBack: () => void;
}) {
  const t = useT('delivery');
  const { money, quantity, decimals } = useFormat();
  const [chosen, setChosen] = useState<Record<number, CartLine | undefined>>({});
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  const lines = carriedLines(before, fresh, chosen);
  const cut = cutLines(before, fresh);
  return (
    <div className="grid gap-5">
      <p ref={head} tabIndex={-1} className="outline-none">
        {t('delivery.carried', { count: cartCount(fresh.lines), store: to.name })}
      </p>
      {cut.length > 0 && (
        <section aria-labelledby="carried-cut">
          <h3 id="carried-cut" className="font-semibold">
            {t('delivery.carriedLess')}
          </h3>
          <ul className="mt-1 text-sm">
            {cut.map(({ line, wanted }) => (
              <li key={line.id}>
                {t('delivery.carriedCut', {
                  name: line.name,
                  now: quantity(line.quantity, unitWord(line.product.unit, t)),
                  before: quantity(wanted, unitWord(line.product.unit, t)),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {fresh.missing.length > 0 && (
        <section aria-labelledby="carried-missing">
          <h3 id="carried-missing" className="font-semibold">
            {t('delivery.carriedMissing', { store: to.name })}
          </h3>
          <ul className="mt-2 grid gap-3">
            {fresh.missing.map((line) => {
              const product = equivalents[line.id];
              return (
                <EquivalentRow
                  key={line.id}
                  missing={missingLine(line)}
                  offered={product ? equivalentLine(product, missingLine(line)) : null}
                  isChosen={chosen[line.id] !== undefined}
                  onToggle={(offered) =>
                    setChosen({ ...chosen, [line.id]: chosen[line.id] === undefined ? offered : undefined })
                  }
                />
              );
            })}
          </ul>
        </section>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-1 border-t border-line bg-card px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <p className="mb-2 flex justify-between gap-4 font-semibold tabular-nums" aria-live="polite">
          <span>{t('delivery.carriedTotal', { count: cartCount(lines) })}</span>
          <span>{money(cartTotal(lines, decimals))}</span>
        </p>
        <Button wide onClick={() => onMove(lines)}>
          {t('delivery.carriedMove', { store: to.name })}
        </Button>
        <BackButton onBack={onBack} />
      </div>
    </div>
  );
}
