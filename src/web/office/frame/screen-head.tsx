import type { ReactNode } from 'react';
import { useShop } from '#web/shared/shop/shop.ts';

type Props = {
  title: string /** The title with its markup. */;
  heading?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** The heading of a screen, which names the tab of the browser too, with the actions beside it. */
export function ScreenHead({ title, heading = title, actions, children }: Props) {
  const { name } = useShop();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <title>{`${title} · ${name}`}</title>
      <h1 className="mr-auto text-2xl">{heading}</h1>
      {children}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
