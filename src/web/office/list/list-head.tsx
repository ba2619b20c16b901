import type { ReactNode } from 'react';
import { useShop } from '#web/shared/shop/shop.ts';

/**
 * The heading of a list, in one line: what names the tab of the browser too, how many rows there are, what is done with the
 * list (`children`) and what is done beside it (`actions`).
 */
export function ListHead(props: { title: string; count: string | null; children: ReactNode; actions: ReactNode }) {
  const { title, count, children, actions } = props;
  const { name } = useShop();
  return (
    <div className="relative mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 max-md:gap-x-2">
      <title>{`${title} · ${name}`}</title>
      <h1 className="min-w-0 truncate text-2xl max-md:flex-1 max-md:basis-32 max-md:text-base">{title}</h1>
      <p aria-live="polite" className="text-sm whitespace-nowrap text-quiet max-md:sr-only">
        {count}
      </p>
      <div className="ml-auto flex items-center gap-1">{children}</div>
      <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
    </div>
  );
}
