import type { ShopFigures as Figures } from '#contract/stores/stores.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';

const order = ['customers', 'products', 'suppliers', 'stores', 'years'] as const;

/** The shop in figures, rounded down; what there is none of is left out. */
export function ShopFigures({ figures }: { figures: Figures }) {
  const t = useT('about');
  const { number } = useFormat();
  return (
    <dl aria-label={t('about.figures')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:flex">
      {order.map((name) => {
        const figure = figures[name];
        return (
          figure && (
            <div
              key={name}
              className="flex flex-1 flex-col-reverse justify-end rounded-card bg-brand-soft p-4 text-center max-sm:last:odd:col-span-2"
            >
              <dt>{t(`about.${name}`, { count: figure.value })}</dt>
              <dd className="text-2xl font-bold text-brand tabular-nums lg:text-3xl">
                {`${number(figure.value)}${figure.isMore ? '+' : ''}`}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
