import Check from 'lucide/dist/esm/icons/check.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { type CartLine, cartLineTotal } from '#web/shared/cart/cart-line.ts';
import type { Missing } from '#web/shared/cart/equivalents/equivalents.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Picture } from '#web/ui/show/picture.tsx';

/** What a store does not have, and beneath it what could stand in, to be added or left; `said` where not all of it is missing. */
export function EquivalentRow({
  missing,
  said,
  isAsked = false,
  offered,
  isChosen,
  onToggle,
}: {
  missing: Missing;
  said?: string;
  /** The store is being asked what could stand in. */
  isAsked?: boolean;
  offered: CartLine | null;
  isChosen: boolean;
  onToggle: (offered: CartLine) => void;
}) {
  const t = useT('delivery');
  const { money, quantity, decimals } = useFormat();
  const howMuch = (count: number, unit: string) => quantity(count, unitWord(unit, t));
  return (
    <li className="rounded-control border border-line p-3">
      <p className="text-sm text-quiet">
        {said ?? (
          <>
            <s>{bindSize(missing.name)}</s>{' '}
            <span className="tabular-nums">({howMuch(missing.quantity, missing.unit)})</span>
          </>
        )}
      </p>
      {!offered && <p className="mt-1 text-sm">{t(isAsked ? 'delivery.askingEquivalent' : 'delivery.noEquivalent')}</p>}
      {offered && (
        <div className="mt-2 flex items-center gap-3">
          <Picture
            src={offered.image}
            alt=""
            width={56}
            height={56}
            fallback={categoryEmoji(offered.category)}
            color={offered.product.pictureColor}
            className="size-14 shrink-0 overflow-hidden rounded-control"
          />
          <p className="min-w-0 flex-1 text-sm">
            <span className="block font-semibold">{bindSize(offered.name)}</span>
            <span className="text-quiet tabular-nums">
              {howMuch(offered.quantity, offered.product.unit)} × {money(offered.price)} ={' '}
              {money(cartLineTotal(offered, decimals))}
            </span>
          </p>
          <Button
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            aria-label={
              isChosen ? `${t('delivery.added')} – ${offered.name}` : t('delivery.addNamed', { name: offered.name })
            }
            onClick={() => onToggle(offered)}
          >
            {isChosen ? <Icon shape={Check} className="size-5" /> : <Icon shape={Plus} className="size-5" />}
            {t(isChosen ? 'delivery.added' : 'common.add')}
          </Button>
        </div>
      )}
    </li>
  );
}
