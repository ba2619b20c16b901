import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import { Menu } from '#web/ui/button/menu.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/**
 * Filters that belong together: in a menu under a button where there is room (`asMenu`), else under a heading. `count`
 * says how many of them hold. The menu stays open while one chooses; `isOpen`: it begins so.
 */
export function FilterGroup({
  title,
  count,
  asMenu,
  panelClass,
  isOpen,
  children,
}: {
  title: string;
  count: number;
  asMenu: boolean;
  panelClass?: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  if (!asMenu)
    return (
      <fieldset className="border-t border-line pt-4">
        <legend className="float-left mb-2 w-full text-base font-semibold">{title}</legend>
        <div className="clear-left">{children}</div>
      </fieldset>
    );
  return (
    <Menu
      keepsOpen
      isOpen={isOpen}
      summaryClass={cx(
        'flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold hover:border-brand hover:text-brand',
        count > 0 ? 'border-brand bg-brand-soft text-brand' : 'border-edge bg-card',
      )}
      panelClass={cx('top-full left-0 mt-1.5 p-4!', panelClass)}
      summary={
        <>
          {title}
          {count > 0 && <span className="tabular-nums">({count})</span>}
          <Icon shape={ChevronDown} className="size-4" />
        </>
      }
    >
      {children}
    </Menu>
  );
}
