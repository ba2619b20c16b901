import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import type { Profile } from '#contract/accounts/accounts.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** The personal data as they stand. */
export function PersonalView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const t = useT('profile', 'account');
  const { stores } = useShop();
  const store = stores.find(({ id }) => id === profile.default_store_id);
  const place = [profile.address, [profile.postalCode, profile.city].filter(Boolean).join(' ')].filter(Boolean);
  const facts = [
    [t('account.name'), profile.name],
    [t('common.email'), profile.email],
    [t('common.phone'), profile.phoneNumber],
    [t('profile.address'), place.join(', ')],
    [t('profile.defaultStore'), store?.name ?? ''],
    [t('profile.bio'), profile.bio],
  ];
  return (
    <>
      <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-quiet">{term}</dt>
            <dd className="font-semibold whitespace-pre-line">
              {fact || <span className="font-normal text-quiet">{t('profile.notGiven')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" className="mt-6" onClick={onEdit}>
        <Icon shape={Pencil} className="size-4" />
        {t('profile.edit')}
      </Button>
    </>
  );
}
