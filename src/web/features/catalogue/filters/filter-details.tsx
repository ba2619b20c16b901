import { type ComponentType, lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { PriceFields } from './price-fields.tsx';
import type { ProductFilters } from './product-filters.ts';
import type { FilterPatch } from './use-filters.ts';
import type { Waiting } from './use-send-later.ts';

type Props = Parameters<typeof PriceFields>[0];

const load = () => import('./price-fields.tsx');
/** For the server alone: a browser asks for the file itself. */
const Written = /* @__PURE__ */ lazy(async () => ({ default: (await load()).PriceFields }));

/**
 * The price range, whose script comes as its menu or sheet is opened. Until then it is what the server has written, which
 * is seen without script alone: nobody moves what does not answer yet.
 */
function FilterPrice(props: Props) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [isServers] = useState(!isHydrated);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the files cannot be had, they are asked for again as it is opened again.
    const open = () =>
      void load().then(async (file) => {
        await file.readyToRead(language);
        setPart(() => file.PriceFields);
      });
    const menu = box.current?.closest('details');
    if (!isServers || menu?.open) open();
    menu?.addEventListener('toggle', open);
    return () => menu?.removeEventListener('toggle', open);
  }, [isServers, language]);
  if (Part) return <Part {...props} />;
  const content = import.meta.env.SSR
    ? { children: <Written {...props} /> }
    : isServers && { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
  return <div ref={box} className="min-h-32 not-noscript:invisible" {...content} />;
}

/** Price, diets and allergens. What is not declared never counts as safe, and the hint says so. */
export function FilterDetails({
  filters,
  timesCleared,
  waiting,
  onChange,
}: {
  filters: ProductFilters;
  timesCleared: number;
  waiting?: Waiting;
  onChange: (patch: FilterPatch) => void;
}) {
  const t = useT('list');
  const { features } = useFlags();
  if (!features.productFilters) return null;
  const { diet, without } = filters;
  return (
    <>
      <FilterGroup title={t('list.priceRange')}>
        <FilterPrice key={timesCleared} {...{ filters, waiting, onChange }} />
      </FilterGroup>
      <FilterGroup title={t('catalogue.diet')}>
        <FilterChoices
          name="diet"
          codes={diets}
          chosen={diet}
          labelOf={(code) => t(`catalogue.diet_${code}`)}
          onChange={(choose) => onChange((before) => ({ diet: choose(before.diet) }))}
        />
      </FilterGroup>
      <FilterGroup title={t('list.without')}>
        <FilterChoices
          name="without"
          codes={allergens}
          chosen={without}
          hint={t('list.withoutHint')}
          labelOf={(code) => t(`catalogue.allergen_${code}`)}
          onChange={(choose) => onChange((before) => ({ without: choose(before.without) }))}
        />
      </FilterGroup>
    </>
  );
}

/** Filters that belong together, under a heading. */
function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="max-lg:border-t max-lg:border-line max-lg:pt-4">
      <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}

/**
 * Choices of which several may hold, as tick boxes of one name. `hint` stands above them. A tick says how the choices
 * follow from those before it, which may be more than are shown yet.
 */
function FilterChoices<C extends string>({
  name,
  codes,
  chosen,
  hint,
  labelOf,
  onChange,
}: {
  name: string;
  codes: readonly C[];
  chosen: readonly C[];
  hint?: string;
  labelOf: (code: C) => string;
  onChange: (choose: (before: readonly C[]) => C[]) => void;
}) {
  return (
    <>
      {hint && <p className="mb-1 text-sm text-quiet">{hint}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,48%_-_--spacing(1.5)),1fr))] gap-x-3 lg:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] [&_label>span]:first-letter:uppercase">
        {codes.map((code) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            label={labelOf(code)}
            checked={chosen.includes(code)}
            onChange={({ target: { checked } }) =>
              onChange((before) => codes.filter((one) => (one === code ? checked : before.includes(one))))
            }
          />
        ))}
      </div>
    </>
  );
}
