import { nearestStore } from '#domain/shipping/delivering-store.ts';
import { useT } from '#web/i18n/use-t.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';

/** Nobody delivers there: what is left is to fetch the goods from the nearest store, or another code. */
export function NoDelivery({
  postalCode,
  onPickup,
  onOther,
}: {
  postalCode: string;
  onPickup: (store: ShopStore) => void;
  onOther: () => void;
}) {
  const t = useT('delivery');
  const nearest = nearestStore(useShop().stores, postalCode);
  return (
    <div className="grid gap-4">
      <p role="alert">{t('delivery.nowhereText')}</p>
      {nearest && (
        <div>
          <Button wide onClick={() => onPickup(nearest)}>
            {t('delivery.nowherePickup', { store: nearest.name })}
          </Button>
          <p className="mt-1.5 text-sm text-quiet">
            {t('delivery.nowherePickupHint', { address: addressLine(nearest.address) })}
          </p>
        </div>
      )}
      <Button wide variant="secondary" onClick={onOther}>
        {t('delivery.nowhereOther')}
      </Button>
    </div>
  );
}
