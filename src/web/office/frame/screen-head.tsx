import type { ReactNode } from 'react';
import { useShop } from '#web/state/shop.ts';

/** The heading of a screen, which names the tab of the browser too, with the actions beside it. */
export function ScreenHead({ title, actions, children }: { title: string; actions?: ReactNode; children?: ReactNode }) {
  const { name } = useShop();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <title>{`${title} · ${name}`}</title>
      <h1 className="mr-auto text-2xl">{title}</h1>
      {children}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
