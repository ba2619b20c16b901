import Carrot from 'lucide/dist/esm/icons/carrot.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** What stands where there is no page. */
export function NotFoundMessage() {
  const t = useT();
  const hasProducts = useFlag('pages.products');
  return (
    <div className="page-column flex flex-col items-center gap-4 py-20 text-center">
      <span className="inline-flex size-24 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon shape={Carrot} className="size-12" />
      </span>
      <p className="font-semibold text-quiet">404</p>
      <h1 className="text-3xl">{t('errors.notFoundTitle')}</h1>
      <p className="text-quiet">{t('errors.notFoundText')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/">{t('errors.goHome')}</LinkButton>
        {hasProducts && (
          <LinkButton to="/products" variant="secondary">
            {t('cart.browse')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
