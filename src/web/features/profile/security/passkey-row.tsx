import type { Passkey } from '#contract/accounts/passkeys.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT('profile');
  const { date } = useFormat();
  const { timeZone } = useShop();
  const name = passkey.device || t('profile.passkeyUnknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {passkey.backedUp && <Badge>{t('profile.passkeySynced')}</Badge>}
        </p>
        <p className="text-sm text-quiet">{t('profile.passkeyMade', { date: date(passkey.createdAt, timeZone) })}</p>
        {passkey.lastUsedAt && (
          <p className="text-sm text-quiet">{t('profile.passkeyUsed', { date: date(passkey.lastUsedAt, timeZone) })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('profile.passkeyRemoveName', { device: name })}
        onClick={onRemove}
      >
        {t('profile.remove')}
      </Button>
    </li>
  );
}
