import type { Profile } from '#contract/accounts/accounts.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Card } from '#web/ui/show/card.tsx';

/** What the shop owes to who shops here; nothing where it owes nothing. */
export function StoreCredit({ profile }: { profile: Profile }) {
  const t = useT('profile');
  const { money } = useFormat();
  if (profile.storeCredit <= 0) return null;
  return (
    <Card as="section" aria-labelledby="credit-heading">
      <h2 id="credit-heading" className="text-xl tabular-nums">
        {t('profile.credit', { amount: money(profile.storeCredit) })}
      </h2>
      <p className="mt-2 text-quiet">{t('profile.creditText')}</p>
    </Card>
  );
}
