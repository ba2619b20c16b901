import type { MouseEvent } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { mostListed } from '#web/shared/stores/listed-stores.ts';
import { Link } from '#web/ui/link.tsx';

/** Where the stores are too many to be listed: to the page that has them all; `onClick` may show them otherwise. */
export function AllStoresLink({ onClick }: { onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const t = useT();
  const count = useShop().stores.length;
  return (
    count > mostListed && (
      <Link
        to="/contact"
        onClick={onClick}
        className="inline-flex min-h-11 items-center hover:text-brand hover:underline"
      >
        {`${t('layout.stores')} (${count})`}
      </Link>
    )
  );
}
