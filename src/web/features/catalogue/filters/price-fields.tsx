import { useEffect, useRef, useState } from 'react';
import { largestPrice, priceSlider } from '#domain/catalogue/price-slider.ts';
import { languageFacts } from '#domain/language/language.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { readTyped } from '#web/lib/writing/typed-number.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RangeSlider } from '#web/ui/form/range-slider.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { isSameRange, moveThumb, type PriceRange, settleRange, sliderEnd, thumbsOf } from './price-range.ts';
import type { ProductFilters } from './product-filters.ts';
import { useSendLater, type Waiting } from './use-send-later.ts';

export { readyToRead } from '#web/lib/writing/typed-number.ts';

// Not taken from product-filters.ts: this file is loaded later, and would draw that one into the first load (0.9 kB).
const bounds = ['minPrice', 'maxPrice'] as const;
/** What stands in a field as it was typed, and what is wrong with it. */
type Typed = { text: string; fault: string };
type Texts = { [Bound in keyof PriceRange]?: Typed };

/** A slider whose ends bound nothing, and two fields, which also work without script. */
export function PriceFields({
  filters: { minPrice, maxPrice, refused },
  waiting,
  onChange,
}: {
  filters: Pick<ProductFilters, 'minPrice' | 'maxPrice' | 'refused'>;
  waiting?: Waiting | undefined;
  onChange: (range: PriceRange) => void;
}) {
  const t = useT('list');
  const { money, decimals, language } = useFormat();
  const { currency } = useShop();
  const end = sliderEnd(currency, decimals);
  const held = { minPrice, maxPrice };
  const box = useRef<HTMLDivElement>(null);
  const sent = useRef<PriceRange>(held);
  const [shown, show] = useState<PriceRange>(held);
  const [typed, setTyped] = useState<Texts>(refused ?? {});
  useSendLater(
    shown,
    () => {
      if (isSameRange(shown, sent.current)) return;
      sent.current = shown;
      onChange(settleRange(shown));
    },
    waiting,
  );
  // A range set elsewhere (a link that takes it back) shows here too; one's own moving is not overtaken by its answer.
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) return;
    sent.current = { minPrice, maxPrice };
    show(sent.current);
    setTyped(faultyOf);
  }, [minPrice, maxPrice]);
  const type = (bound: keyof PriceRange, text: string) => {
    const { value, fault } = readTyped(text, language, `money:${currency}`);
    setTyped({ ...typed, [bound]: { text, fault } });
    // What cannot be read leaves the bound as it was.
    if (!fault) show({ ...shown, [bound]: value !== null && value > largestPrice ? null : value });
  };
  const { low, high } = thumbsOf(shown, end);
  const labels = { minPrice: t('list.priceMin'), maxPrice: t('list.priceMax') };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where the focus leaves the fields, what holds is shown again
    <div
      ref={box}
      className="grid gap-2"
      onBlur={() => {
        if (!isSameRange(shown, sent.current)) return;
        show(held);
        setTyped(faultyOf);
      }}
    >
      <div className="px-1 noscript:hidden">
        <RangeSlider
          min={priceSlider.min}
          max={end}
          step={end / priceSlider.max}
          low={low}
          high={high}
          labels={{ low: labels.minPrice, high: labels.maxPrice }}
          say={(value) => (value === end ? t('list.priceAny', { amount: money(value) }) : money(value))}
          onChange={(which, to) => {
            show(moveThumb(shown, which, to, end));
            setTyped({});
          }}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        {bounds.map((bound) => (
          <Field key={bound} label={labels[bound]} error={typed[bound]?.fault}>
            {(control) => (
              <TextInput
                {...control}
                name={bound}
                inputMode="decimal"
                autoComplete="off"
                placeholder={String(bound === 'minPrice' ? priceSlider.min : end)}
                value={typed[bound]?.text ?? String(shown[bound] ?? '').replace('.', languageFacts[language].decimal)}
                onChange={(event) => type(bound, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}

/** What is refused stays as it was typed; the rest is shown as it holds. */
function faultyOf(typed: Texts): Texts {
  return Object.fromEntries(Object.entries(typed).filter(([, { fault }]) => fault));
}
