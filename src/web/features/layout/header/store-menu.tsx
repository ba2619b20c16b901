import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { askStore } from '#web/shared/delivery/ask-delivery.ts';
import { preferenceLink } from '#web/shared/shop/language/use-switch-language.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { listedStores } from '#web/shared/stores/listed-stores.ts';
import { openState } from '#web/shared/stores/open-state.ts';
import { useNow } from '#web/shared/stores/use-now.ts';
import { closeMenu, Menu } from '#web/ui/button/menu.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { StatusDot } from '#web/ui/show/status-dot.tsx';
import { AllStoresLink } from '../all-stores-link.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { NextSlot } from './next-slot.tsx';

/**
 * The store whose shelves are shown, when goods of it could come, and the way to another one. Whether it is open is said in
 * the menu, of a store without slots in its summary too.
 */
export function StoreMenu({ className }: { className?: string }) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const shop = useShop();
  const { store } = shop;
  const location = useLocation();
  if (!store) return null;
  // Short, or a phone would cut the time.
  const state = now && openState(store, now, t, format, 'short');
  function choose(event: MouseEvent<HTMLAnchorElement>, to: ShopStore | null): void {
    event.preventDefault();
    closeMenu(event.currentTarget);
    if (to?.id !== store?.id) void askStore(to);
  }
  return (
    <Menu
      className={cx('static! min-w-0 lg:relative!', className)}
      summaryClass="flex min-h-11 items-center gap-2 rounded-control px-2 max-sm:gap-1 hover:bg-on-band/10"
      panelClass="inset-x-3 top-full mt-1 max-h-[80dvh] overflow-y-auto lg:inset-x-auto lg:left-0 lg:w-96"
      summary={
        <>
          <Icon shape={MapPin} className="size-5 shrink-0 max-lg:hidden" />
          <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] leading-tight lg:contents">
            <span className="sr-only">{t('layout.chosenStore')}</span>
            <span className="truncate font-semibold max-sm:text-[0.9375rem] max-[23rem]:text-sm!">{store.name}</span>
            <span className="flex min-h-[1.2em] min-w-0 items-center gap-1.5 text-sm max-sm:gap-1 max-[23rem]:text-xs lg:order-2 lg:ml-1 lg:min-w-56">
              <NextSlot store={store} now={now}>
                {state && (
                  <>
                    <span
                      aria-hidden="true"
                      className={cx('size-2 shrink-0 rounded-full', state.isOpen ? 'bg-[#7fd19f]' : 'bg-[#f2c35c]')}
                    />
                    <span className="truncate">{state.text}</span>
                  </>
                )}
              </NextSlot>
            </span>
          </span>
          <Icon shape={ChevronDown} className="size-4 shrink-0 lg:order-1" />
        </>
      }
    >
      <p className="px-3 pt-2 pb-1 text-sm font-semibold text-quiet">{t('layout.chooseStore')}</p>
      <ul>
        {listedStores(shop).map((one) => {
          const is = now && openState(one, now, t, format);
          const isChosen = one.id === store.id;
          return (
            <li key={one.id}>
              <a
                href={preferenceLink({ storeId: one.id }, location.pathname + location.search)}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => choose(event, one)}
                className={cx(
                  'flex items-start gap-3 rounded-control px-3 py-2.5 hover:bg-brand-soft',
                  isChosen && 'bg-brand-soft',
                )}
              >
                <span className="grid min-w-0 flex-1 text-sm">
                  <span className="flex items-center justify-between gap-3 text-base font-semibold">
                    {one.name}
                    {isChosen && <Icon shape={Check} className="size-5 shrink-0 text-brand" />}
                  </span>
                  <span className="text-quiet">{addressLine(one.address)}</span>
                  <span className="flex flex-wrap items-center gap-x-3">
                    {is && (
                      <span className="inline-flex items-center gap-1.5">
                        <StatusDot tone={is.isOpen ? 'green' : 'yellow'} />
                        {is.text}
                      </span>
                    )}
                    <span className="text-quiet">
                      {t(one.allowDelivery ? 'layout.storeDelivers' : 'layout.storePickupOnly')}
                    </span>
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <div className="px-3">
        <AllStoresLink onClick={(event) => choose(event, null)} />
      </div>
      <DeliveryChoice />
    </Menu>
  );
}
