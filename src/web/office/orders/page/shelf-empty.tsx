import type { FieldErrors } from '#contract/errors.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { type OrderLine, toItems } from '../write/order-line.ts';

/** A product of which a change leaves less than there was, and how much. */
export type LessLine = OrderLine & { left: number };

/** The products that are less in a changed order, or gone from it. */
export function lessOf(before: readonly OrderLine[], after: readonly OrderLine[]): LessLine[] {
  const leftOf = (id: number) => after.find(({ productId }) => productId === id)?.quantity ?? 0;
  return before.flatMap((line) => {
    const left = leftOf(line.productId);
    return left < line.quantity ? [{ ...line, left }] : [];
  });
}

/** Asks of each product that has become less whether the shelf is empty, so that what is not there is not sold again. */
export function ShelfEmpty(props: {
  less: readonly LessLine[];
  marked: readonly number[];
  onChange: (marked: number[]) => void;
  /** Why a product's mark is refused, by its id. */
  faultOf: (productId: number) => FieldErrors[string][number] | undefined;
}) {
  const t = useOfficeT();
  const { quantity } = useFormat();
  const { less, marked, onChange, faultOf } = props;
  if (less.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('admin.orders.lessTitle')}</legend>
      <p className="text-sm text-quiet">{t('admin.orders.shelfEmptyHint')}</p>
      {less.map(({ productId, name, unit, quantity: before, left }) => {
        const shown = (n: number) => quantity(n, unitWord(unit, t));
        const fault = faultOf(productId);
        return (
          <Checkbox
            key={productId}
            label={t('admin.orders.shelfEmptyOf', { name, before: shown(before), after: shown(left) })}
            error={fault && errorText(t, fault)}
            checked={marked.includes(productId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...marked, productId] : marked.filter((id) => id !== productId))
            }
          />
        );
      })}
    </fieldset>
  );
}

/** The lines as a call takes them, with what they stand for, where that has become less. */
export function toChangedItems(lines: readonly OrderLine[], less: readonly LessLine[]) {
  return toItems(lines).map((item, i) => {
    const replaces = less.find(({ productId }) => productId === lines[i]?.instead?.productId)?.productId;
    return { ...item, ...(replaces !== undefined && { replaces }) };
  });
}

/** The lines of a call with what was marked; what is gone whole comes last, with a quantity of 0. */
export function withShelfEmpty<Item extends { product_id: number }>(
  items: readonly Item[],
  less: readonly LessLine[],
  marked: readonly number[],
): (Item | (Item & { shelf_empty: true }) | { product_id: number; quantity: number; shelf_empty: true })[] {
  const emptied = less.filter(({ productId }) => marked.includes(productId));
  const isEmptied = (id: number) => emptied.some(({ productId }) => productId === id);
  return [
    ...items.map((item) => (isEmptied(item.product_id) ? { ...item, shelf_empty: true as const } : item)),
    ...emptied
      .filter(({ left }) => left === 0)
      .map(({ productId }) => ({ product_id: productId, quantity: 0, shelf_empty: true as const })),
  ];
}
