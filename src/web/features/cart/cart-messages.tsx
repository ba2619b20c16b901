import { useSyncExternalStore } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { readCheck, watchCheck } from '#web/shared/cart/cart-check.ts';
import { CartNewsAlert } from '#web/shared/cart/cart-news-alert.tsx';
import { useCartNews } from '#web/shared/cart/unread-news.ts';
import { Alert } from '#web/ui/show/alert.tsx';

/** What the server had to say of the cart: what has changed, or that it could not be asked. */
export function CartMessages() {
  const t = useT('basket');
  const news = useCartNews();
  const { hasFailed } = useSyncExternalStore(watchCheck, readCheck, readCheck);
  return (
    <div className="mb-3 empty:hidden">
      {news && <CartNewsAlert news={news} />}
      {hasFailed && <Alert tone="warning">{t('basket.checkFailed')}</Alert>}
    </div>
  );
}
