import type { ShippingAddress } from '#contract/accounts/own-things.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Card } from '#web/ui/show/card.tsx';

/** One address, and what can be done with it. */
export function AddressCard(props: {
  address: ShippingAddress;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: () => void;
}) {
  const t = useT('profile');
  const { name, address, city, zipCode, isDefault } = props.address;
  const which = `${name}, ${address}`;
  return (
    <Card as="li" aria-busy={props.isBusy || undefined}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold">{name}</p>
        {isDefault && <Badge tone="green">{t('profile.default')}</Badge>}
      </div>
      <p>{address}</p>
      <p>
        {zipCode} {city}
      </p>
      <div className="-mx-3 mt-2 flex flex-wrap">
        <Button variant="ghost" size="small" onClick={props.onEdit} aria-label={`${t('profile.edit')}: ${which}`}>
          {t('profile.edit')}
        </Button>
        {!isDefault && (
          <Button
            variant="ghost"
            size="small"
            busy={props.isBusy}
            onClick={props.onDefault}
            aria-label={`${t('profile.makeDefault')}: ${which}`}
          >
            {t('profile.makeDefault')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          busy={props.isBusy}
          onClick={props.onDelete}
          aria-label={`${t('profile.delete')}: ${which}`}
        >
          {t('profile.delete')}
        </Button>
      </div>
    </Card>
  );
}
