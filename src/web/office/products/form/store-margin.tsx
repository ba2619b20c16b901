import { useFormContext, useWatch } from 'react-hook-form';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { moneyNumber, percentNumber } from '#domain/numbers/number-kind.ts';
import { marginPercent } from '#domain/pricing/margin.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { isSame } from '../../form/changed-values.ts';
import { parseNumber, useNumberHabits } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { ProductValues } from './product-values.ts';

/**
 * The margin of a product in a store: as the server has it, which knows the discount of the store too; once its price, VAT or
 * purchase price are typed anew, by what is typed. Nothing where one of them is not known.
 */
export function StoreMargin(props: {
  place: number;
  /** What its typed figures come to, in the currency's units. */
  price: number | null;
  saved: StaffProduct['stores'][number] | undefined;
}) {
  const t = useOfficeT();
  const { percent, decimals } = useFormat();
  const { language, currency } = useNumberHabits();
  const { formState } = useFormContext<ProductValues>();
  const typed = useWatch<ProductValues>() as ProductValues;
  const figuresOf = (values: Partial<ProductValues> | undefined) => {
    const { originalPrice, discount } = values?.stores?.[props.place] ?? {};
    return [values?.purchasePrice, values?.vatInPercent, originalPrice, discount];
  };
  const isTyped = !isSame(figuresOf(typed), figuresOf(formState.defaultValues as Partial<ProductValues> | undefined));
  const ofTyped = () => {
    const cost = parseNumber(typed.purchasePrice, moneyNumber(currency), language);
    const vat = parseNumber(typed.vatInPercent, percentNumber, language);
    if (props.price === null || cost === null || vat === null || Number.isNaN(cost) || Number.isNaN(vat)) return null;
    const cents = (amount: number) => fromDecimal(amount, decimals);
    return marginPercent({
      priceCents: cents(props.price),
      vatBp: Math.round(vat * 100),
      purchaseCents: cents(cost),
    });
  };
  const margin = isTyped ? ofTyped() : (props.saved?.margin ?? null);
  if (margin === null) return null;
  const isLoss = margin < 0;
  return (
    <span className={cx('block text-sm leading-5', isLoss ? 'text-bad' : 'font-normal text-quiet')}>
      {t(isLoss ? 'admin.products.lossOf' : 'admin.products.marginOf', { margin: percent(margin) })}
    </span>
  );
}
