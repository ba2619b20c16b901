import { useShop } from '#web/shared/shop/shop.ts';
import { listedStores } from '#web/shared/stores/listed-stores.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';

/** Every store with its address, telephone and week; of many the shown one. */
export function FooterStores() {
  return (
    <ul className="grid gap-x-6 gap-y-5 pb-5 text-sm sm:grid-cols-2 lg:mt-3 xl:grid-cols-3 lg:pb-0">
      {listedStores(useShop()).map(({ id, name, address, contact, openingHours }) => (
        <li key={id}>
          <p className="text-base font-semibold">{name}</p>
          <address className="text-quiet not-italic">
            {address.street}
            <br />
            {`${address.postalCode} ${address.city}`}
            <br />
            <a
              href={`tel:${contact.phoneNumber.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-8 items-center hover:text-brand hover:underline"
            >
              {contact.phoneNumber}
            </a>
          </address>
          <StoreHours hours={openingHours} />
        </li>
      ))}
    </ul>
  );
}
