import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';

/** Title and the way to all products. `store` is its name, `children` the line of the count. */
export function OffersHead({ store, children }: { store: string; children: ReactNode }) {
  const t = useT('offers');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h1 className="text-2xl lg:text-3xl">{t('titles.specialOffers')}</h1>
        <p className="mt-1 text-quiet">{t('offers.intro', { store })}</p>
        <p className="mt-1 min-h-6 text-sm text-quiet">{children}</p>
      </div>
      <LinkButton to="/products" variant="ghost" prefetch="intent" className="max-sm:px-0!">
        {t('offers.backToAll')}
      </LinkButton>
    </header>
  );
}
