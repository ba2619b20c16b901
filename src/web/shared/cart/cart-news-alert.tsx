import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { CartNews } from './cart-fresh.ts';

/** Names each product that is gone, costs something else or is short. */
export function CartNewsAlert({ news }: { news: CartNews }) {
  const t = useT('basket');
  const { money, quantity } = useFormat();
  return (
    <div className="grid gap-3">
      {news.gone.length > 0 && (
        <Alert tone="warning" title={t('cart.goneTitle')}>
          <ul className="mt-1 list-disc pl-5">
            {news.gone.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
      {news.prices.length + news.quantities.length > 0 && (
        <Alert title={t('cart.changedTitle')}>
          <ul className="mt-1 list-disc pl-5">
            {news.prices.map(({ name, before, now }) => (
              <li key={`price ${name}`}>
                {t('basket.changedPrice', { name, before: money(before), now: money(now) })}
              </li>
            ))}
            {news.quantities.map(({ line, before }) => (
              <li key={`quantity ${line.id}`}>
                {t('basket.changedQuantity', {
                  name: line.name,
                  before: quantity(before),
                  quantity: quantity(line.quantity),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
