import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { Card } from '#web/ui/show/card.tsx';

/** When one can come: the week of each store. */
export function AboutHours() {
  const t = useT('about');
  const { stores } = useShop();
  if (stores.length === 0) return null;
  return (
    <Card as="aside">
      <h2 className="text-xl">{t('about.hours')}</h2>
      <ul className="mt-3 grid gap-4">
        {stores.map(({ id, name, openingHours }) => (
          <li key={id}>
            <h3 className="font-semibold">{name}</h3>
            <StoreHours hours={openingHours} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
