import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#domain/access/local-path.ts';
import { useT } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/**
 * The page that the worker of the shop opens without network in the place of any other (`public/shop-worker.js`): once it
 * runs, it goes on to the address that was asked for, `to`, which shows what this browser keeps.
 */
export function OfflinePage() {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const to = query.get('to');
  useEffect(() => {
    if (to !== null) void navigate(localPath(to), { replace: true });
  }, [to, navigate]);
  return (
    <div className="page-column flex flex-col items-center gap-4 py-20 text-center">
      <span className="inline-flex size-24 items-center justify-center rounded-full bg-warn-soft text-warn">
        <Icon shape={CloudOff} className="size-12" />
      </span>
      <h1 className="text-3xl">{t('errors.offlineTitle')}</h1>
      <p className="max-w-md text-quiet">{t('errors.offlineText')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/">{t('errors.goHome')}</LinkButton>
        <LinkButton to="/cart" variant="secondary">
          {t('layout.cart')}
        </LinkButton>
        <LinkButton to="/lists" variant="secondary">
          {t('layout.lists')}
        </LinkButton>
        <LinkButton to="/orders" variant="secondary">
          {t('layout.orders')}
        </LinkButton>
      </div>
    </div>
  );
}
