import { useEffect, useRef, useState } from 'react';
import { priceSlider } from '#domain/catalogue/price-slider.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/state/shop.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RangeSlider } from '#web/ui/form/range-slider.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import {
  isSameRange,
  moveThumb,
  type PriceRange,
  readAmount,
  settleRange,
  sliderEnd,
  thumbsOf,
} from './price-range.ts';
import { useSendLater, type Waiting } from './use-send-later.ts';

/** The price range: a slider whose ends bound nothing, and two fields, which also work without script. */
export function FilterPrice({
  range,
  waiting,
  onChange,
}: {
  range: PriceRange;
  waiting?: Waiting | undefined;
  onChange: (range: PriceRange) => void;
}) {
  const t = useT('list');
  const { money, decimals } = useFormat();
  const end = sliderEnd(useShop().currency, decimals);
  const { minPrice, maxPrice } = range;
  const box = useRef<HTMLDivElement>(null);
  const sent = useRef(range);
  const [shown, show] = useState(range);
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
  }, [minPrice, maxPrice]);
  const { low, high } = thumbsOf(shown, end);
  const labels = { low: t('list.priceMin'), high: t('list.priceMax') };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where the focus leaves the fields, what holds is shown again
    <div
      ref={box}
      className="grid gap-2"
      onBlur={() => {
        if (isSameRange(shown, sent.current)) show({ minPrice, maxPrice });
      }}
    >
      <div className="px-1 noscript:hidden">
        <RangeSlider
          min={priceSlider.min}
          max={end}
          step={end / priceSlider.max}
          low={low}
          high={high}
          labels={labels}
          say={(value) => (value === end ? t('list.priceAny', { amount: money(value) }) : money(value))}
          onChange={(which, to) => show(moveThumb(shown, which, to, end))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {(['minPrice', 'maxPrice'] as const).map((name) => (
          <Field key={name} label={labels[name === 'minPrice' ? 'low' : 'high']}>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                name={name}
                min={0}
                step="any"
                inputMode="decimal"
                autoComplete="off"
                placeholder={String(name === 'minPrice' ? priceSlider.min : end)}
                value={shown[name] ?? ''}
                onChange={(event) => show({ ...shown, [name]: readAmount(event.target.value, decimals) })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
