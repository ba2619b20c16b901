import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect, useState } from 'react';
import {
  deleteShippingAddress,
  listShippingAddresses,
  type ShippingAddress,
  updateShippingAddress,
} from '#contract/accounts/own-things.ts';
import { useT } from '#web/i18n/use-t.ts';
import { guestAddresses, takeGuestAddressesAlong } from '#web/shared/session/guest-addresses.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LoadFault } from '../load-fault.tsx';
import { DeleteQuestion } from '../own-list/delete-question.tsx';
import { useOwnList } from '../own-list/use-own-list.ts';
import { ProfileSkeleton } from '../profile-skeleton.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';

/** Where one has things delivered. */
export function AddressesTab() {
  const t = useT('profile');
  const { items, refusal, reload, busyId, change, heading } = useOwnList(listShippingAddresses, useTakenAlong());
  const [edited, setEdited] = useState<ShippingAddress | 'new' | null>(null);
  const [doomed, setDoomed] = useState<ShippingAddress | null>(null);
  if (!items && refusal) return <LoadFault refusal={refusal} onRetry={reload} />;
  if (!items) return <ProfileSkeleton />;

  const refuseDelete = () =>
    notice(t('profile.cannotDelete'), { description: t('profile.cannotDeleteText'), tone: 'destructive' });
  const remove = ({ id }: ShippingAddress) => {
    setDoomed(null);
    void change(
      deleteShippingAddress,
      { id },
      {
        done: t('profile.addressDeleted'),
        failed: t('profile.deleteFailed'),
        refused: ({ status }) => {
          if (status === 409) refuseDelete();
          return status === 409;
        },
      },
    );
  };
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon shape={Plus} className="size-4" />
      {t('profile.addressAdd')}
    </Button>
  );
  return (
    <section aria-labelledby="addresses-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} id="addresses-heading" className="text-xl outline-none">
          {t('profile.tab_addresses')}
        </h2>
        {items.length > 0 && add}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={<Icon shape={MapPin} />} title={t('profile.addressNone')} action={add}>
          {t('profile.addressNoneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              isBusy={busyId === address.id}
              onEdit={() => setEdited(address)}
              onDelete={() => (items.length === 1 ? refuseDelete() : setDoomed(address))}
              onDefault={() =>
                void change(
                  updateShippingAddress,
                  { id: address.id, isDefault: true },
                  {
                    done: t('profile.addressDefaultSet'),
                    failed: t('profile.saveFailed'),
                  },
                )
              }
            />
          ))}
        </ul>
      )}
      {edited && (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            notice(t(edited === 'new' ? 'profile.addressAdded' : 'profile.addressUpdated'));
            setEdited(null);
            reload();
          }}
        />
      )}
      <DeleteQuestion
        title={doomed && t('profile.addressDelete')}
        onClose={() => setDoomed(null)}
        onDelete={() => doomed && remove(doomed)}
      >
        {doomed && `${doomed.name}, ${doomed.address}, ${doomed.zipCode} ${doomed.city}`}
      </DeleteQuestion>
    </section>
  );
}

/** True once what was kept in the browser before signing in stands on the account. */
function useTakenAlong(): boolean {
  const [isDone, setDone] = useState(() => guestAddresses.read().length === 0);
  useEffect(() => {
    // Where it fails the browser keeps them, and the list is shown without.
    if (!isDone)
      void takeGuestAddressesAlong()
        .catch(() => undefined)
        .then(() => setDone(true));
  }, [isDone]);
  return isDone;
}
