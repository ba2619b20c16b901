import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import type { ReactNode } from 'react';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { askStore } from '#web/shared/delivery/ask-delivery.ts';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { useOtherStore } from '#web/shared/delivery/store-for-code.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { type Address, AddressFields } from './address-fields.tsx';
import { Section } from './section.tsx';

/** Step 2: delivery with its address, or pickup. */
export function DeliverySection(props: {
  store: ShopStore;
  method: OrderType;
  onMethod: (method: OrderType) => void;
  onPostalCode: (code: string) => void;
  isDeliverable: boolean;
  initial: Address;
  errorOf: (name: string) => string | undefined;
  /** Which of the kept addresses; `picked` tells one filling from the next. */
  picker: ReactNode;
  picked: number;
  /** When. */
  children?: ReactNode;
}) {
  const t = useT('checkout');
  const { store, method, initial, errorOf } = props;
  const isDelivery = method === 'delivery';
  const { address } = store;
  return (
    <Section number={2} title={t('checkout.step2')}>
      <div className="grid gap-5">
        <RadioCards
          legend={t('checkout.method')}
          name="type"
          value={method}
          onChange={props.onMethod}
          error={errorOf('type')}
          options={[
            {
              value: 'delivery',
              label: t('checkout.delivery'),
              hint: t(store.allowDelivery ? 'checkout.deliveryHint' : 'checkout.deliveryNone', { store: store.name }),
              icon: <Icon shape={Truck} className="size-6 text-brand" />,
              disabled: !store.allowDelivery,
            },
            {
              value: 'pickup',
              label: t('checkout.pickup'),
              hint: t('checkout.pickupHint', { store: store.name }),
              icon: <Icon shape={Store} className="size-6 text-brand" />,
            },
          ]}
        />
        {isDelivery ? (
          <>
            {props.picker}
            <AddressFields
              key={props.picked}
              prefix="shipping"
              initial={initial}
              required
              errorOf={errorOf}
              onPostalCode={props.onPostalCode}
            />
            {!props.isDeliverable && <NotDelivered store={store} />}
          </>
        ) : (
          <p>
            {t('checkout.pickupAt')} <strong>{store.name}</strong>, {address.street}, {address.postalCode}{' '}
            {address.city}
          </p>
        )}
        {props.children}
      </div>
    </Section>
  );
}

/** The present store brings nothing there; the one that does is offered. */
function NotDelivered({ store }: { store: ShopStore }) {
  const t = useT('checkout');
  const { postalCode } = useDelivery();
  const other = useOtherStore(store, postalCode);
  return (
    <Alert
      tone="warning"
      action={
        other &&
        postalCode && (
          <Button variant="secondary" onClick={() => void askStore(other)}>
            {t('checkout.otherStore', { store: other.name, postalCode })}
          </Button>
        )
      }
    >
      {t('checkout.notDelivered', { store: store.name })}
    </Alert>
  );
}
