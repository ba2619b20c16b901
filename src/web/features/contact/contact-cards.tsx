import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

const link = 'font-semibold text-brand underline-offset-4 hover:underline';

/** How to reach the shop: what it has entered, with the address and the hours of its first store. */
export function ContactCards({ phone, email, store }: { phone: string; email: string; store: ShopStore | undefined }) {
  const t = useT('contact');
  const cards: [typeof Phone, string, ReactNode][] = [
    [
      Phone,
      t('contact.phone'),
      phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          {phone}
        </a>
      ),
    ],
    [
      Mail,
      t('contact.email'),
      email && (
        <a href={`mailto:${email}`} className={`${link} break-all`}>
          {email}
        </a>
      ),
    ],
    [MapPin, t('contact.address'), store && addressLine(store.address)],
    [Clock, t('contact.hours'), store && <StoreHours hours={store.openingHours} />],
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {cards.map(
        ([shape, title, content]) =>
          content && (
            <Card as="li" key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon shape={shape} className="size-5" />
              </span>
              <div className="min-w-0">
                <h2 className="text-base">{title}</h2>
                <div>{content}</div>
              </div>
            </Card>
          ),
      )}
    </ul>
  );
}
