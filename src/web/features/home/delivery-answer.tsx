import type { MouseEvent } from 'react';
import { listNextSlots } from '#contract/stores/slots.ts';
import { nearestStore } from '#domain/shipping/delivering-store.ts';
import { feeBands } from '#domain/shipping/fee-bands.ts';
import { zoneTerms } from '#domain/shipping/spoken-zone.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useCart } from '#web/shared/cart/cart.ts';
import { readCart } from '#web/shared/cart/shown-cart.ts';
import { askStore } from '#web/shared/delivery/ask-delivery.ts';
import { chooseDelivery, type Delivery, rememberStore } from '#web/shared/delivery/delivery.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import { storeForCode } from '#web/shared/delivery/store-for-code.ts';
import { useSession } from '#web/shared/session/session.ts';
import { preferenceLink } from '#web/shared/shop/language/use-switch-language.ts';
import { type ShopData, type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { useNextSlots } from '#web/shared/slots/next-slots.ts';
import type { NextSlotLine } from './next-slot-line.tsx';
import { termsText } from './terms-text.ts';

/**
 * Makes a postal code the choice, as the dialog of the header does: of the store that is shown while it delivers there, of
 * the one of that place where none was chosen. False: nobody delivers there, or moving to the store that does is for the
 * shopper to decide.
 */
export async function keepPostalCode(postalCode: string, shop: ShopData): Promise<boolean> {
  const { store, stores, writing } = shop;
  const presentId = presentIdOf(shop, readCart().lines.length);
  const found = storeForCode(stores, postalCode, presentId, writing.money.decimals);
  if (!store || !found || (found.id !== store.id && presentId !== null)) return false;
  return moveTo(found, store, { deliveryMethod: 'delivery', postalCode });
}

/** The store that the shopper has chosen or filled a cart in; null where it is only the first. */
function presentIdOf(
  { store, isStoreChosen }: Pick<ShopData, 'store' | 'isStoreChosen'>,
  lines: number,
): number | null {
  return store && (isStoreChosen || lines > 0) ? store.id : null;
}

/** Keeps a choice in a store, once the shopper is there. False: they stay where they are. */
async function moveTo(to: ShopStore, from: ShopStore, choice: Delivery): Promise<boolean> {
  if (to.id === from.id) rememberStore(to.id);
  else if ((await askStore(to)) === null) return false;
  chooseDelivery(choice);
  return true;
}

/** Whether goods come to a postal code, for how much and when; else the store that brings them, or where to fetch them. */
export function DeliveryAnswer({
  store,
  code,
  Line,
  onKept,
}: {
  store: ShopStore;
  code: string;
  /** How home writes the next slot: what it has already comes with no file of its own. */
  Line: typeof NextSlotLine;
  onKept: () => void;
}) {
  const t = useT('home', 'delivery');
  const format = useFormat();
  const shop = useShop();
  const { stores } = shop;
  const presentId = presentIdOf(shop, useCart().lines.length);
  const { user } = useSession();
  const own = useNextSlots();
  const found = storeForCode(stores, code, presentId, format.decimals);
  const isOther = found !== null && found.id !== store.id;
  const { data: others } = useCall(listNextSlots, { storeId: found?.id ?? 0 }, isOther);
  const go = (to: ShopStore, choice: Delivery) => (event: MouseEvent) => {
    event.preventDefault();
    void moveTo(to, store, choice).then((isKept) => isKept && onKept());
  };
  if (!found) {
    const nearest = nearestStore(stores, code);
    return (
      <>
        <p className="font-semibold">{t('delivery.checkNowhere', { postalCode: code })}</p>
        {nearest && (
          <WayOut
            href={preferenceLink({ storeId: nearest.id }, '/')}
            onClick={go(nearest, { deliveryMethod: 'pickup', postalCode: null })}
          >
            {t('delivery.checkNowherePickup', { store: nearest.name })}
          </WayOut>
        )}
      </>
    );
  }
  const bands = feeBands(rulesOf(found, format.decimals), code, user?.customerType ?? 'retail');
  const terms = zoneTerms(bands);
  const said = { store: found.name, postalCode: code, terms: terms ? termsText(terms, t, format) : '' };
  return (
    <>
      <p className="font-semibold text-good">{t(isOther ? 'delivery.checkOther' : 'delivery.checkAnswer', said)}</p>
      <Line slots={isOther ? (others ?? []) : own} type="delivery" store={found} />
      {isOther && (
        <WayOut
          href={preferenceLink({ storeId: found.id }, `/?postalCode=${encodeURIComponent(code)}`)}
          onClick={go(found, { deliveryMethod: 'delivery', postalCode: code })}
        >
          {t('delivery.checkOtherGo', { store: found.name })}
        </WayOut>
      )}
    </>
  );
}

/** A link that the server follows without script. */
function WayOut({ href, onClick, children }: { href: string; onClick: (event: MouseEvent) => void; children: string }) {
  return (
    <a
      href={href}
      rel="nofollow"
      onClick={onClick}
      className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-strong"
    >
      {children}
    </a>
  );
}
