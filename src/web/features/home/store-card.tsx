import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { StatusDot } from '#web/ui/show/status-dot.tsx';

/**
 * The chosen store: where it is, when it is open. `state` is whether it is open right now, `next` when it opens next;
 * both are null until the visitor's clock is known, and their lines are kept free from the start.
 */
export function StoreCard({
  store,
  state,
  next,
  children,
}: {
  store: ShopStore;
  state: { isOpen: boolean; text: string } | null;
  next: string | null;
  children: ReactNode;
}) {
  const t = useT('home');
  return (
    <section
      aria-labelledby="your-store"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-brand-soft p-6 sm:grid-cols-2 lg:p-10"
    >
      <div>
        <p className="text-sm font-semibold text-brand">{t('home.storeYours')}</p>
        <h2 id="your-store" className="mt-1 text-2xl">
          {store.name}
        </h2>
        <p className="mt-2 flex min-h-6 items-center gap-2 font-semibold">
          {state && (
            <>
              <StatusDot tone={state.isOpen ? 'green' : 'grey'} />
              {state.text}
            </>
          )}
        </p>
        {/* While it is closed the line above has said it. */}
        <p className="min-h-6 text-quiet">{state?.isOpen && next}</p>
        <address className="mt-3 grid gap-1 not-italic">
          <span className="flex items-start gap-2">
            <Icon shape={MapPin} className="mt-0.5 size-5 shrink-0 text-brand" />
            {addressLine(store.address)}
          </span>
          <a
            href={`tel:${store.contact.phoneNumber.replace(/[^+\d]/g, '')}`}
            className="flex min-h-11 items-center gap-2 self-start hover:text-brand hover:underline"
          >
            <Icon shape={Phone} className="size-5 shrink-0 text-brand" />
            <span className="wrap-anywhere">{store.contact.phoneNumber}</span>
          </a>
        </address>
      </div>
      <div>
        <h3 className="mb-2 text-base">{t('home.openingHours')}</h3>
        {children}
      </div>
    </section>
  );
}
