import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import {
  deleteSavedPayment,
  listSavedPayments,
  type SavedPayment,
  updateSavedPayment,
} from '#contract/accounts/own-things.ts';
import type { Refusal } from '#contract/errors.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { BaseArea, Translate } from '#web/i18n/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LoadFault } from '../load-fault.tsx';
import { DeleteQuestion } from '../own-list/delete-question.tsx';
import { useOwnList } from '../own-list/use-own-list.ts';
import { ProfileSkeleton } from '../profile-skeleton.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentRow, usePaymentName } from './payment-row.tsx';

/** How one likes to pay. The form to add or edit stands under the list, with what is wrong in it. */
export function PaymentTab() {
  const t = useT('profile');
  const nameOf = usePaymentName();
  const { items, refusal, reload, busyId, change, heading } = useOwnList(listSavedPayments);
  const [edited, setEdited] = useState<SavedPayment | 'new' | null>(null);
  const [doomed, setDoomed] = useState<SavedPayment | null>(null);
  // The form that had the focus is gone: it goes to what was saved.
  const [savedId, setSavedId] = useState<number | null>(null);
  if (!items && refusal) return <LoadFault refusal={refusal} onRetry={reload} />;
  if (!items) return <ProfileSkeleton />;

  const remove = ({ id }: SavedPayment) => {
    setDoomed(null);
    if (edited !== null && edited !== 'new' && edited.id === id) setEdited(null);
    const failed = t('profile.deleteFailed');
    const outcome = {
      done: t('profile.paymentDeleted'),
      failed,
      refused: (refusal: Refusal) => {
        const why = whyKept(t, refusal);
        if (why !== null) notice(failed, { description: why, tone: 'destructive' });
        return why !== null;
      },
    };
    void change(deleteSavedPayment, { id }, outcome);
  };
  const makeDefault = ({ id }: SavedPayment) => {
    const outcome = { done: t('profile.paymentDefaultSet'), failed: t('profile.saveFailed') };
    void change(updateSavedPayment, { id, isDefault: true }, outcome);
  };
  const add = (
    <Button
      onClick={() => {
        setSavedId(null);
        setEdited('new');
      }}
    >
      <Icon shape={Plus} className="size-4" />
      {t('profile.paymentAdd')}
    </Button>
  );
  return (
    <section aria-labelledby="payment-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} id="payment-heading" className="text-xl outline-none">
          {t('profile.tab_payment')}
        </h2>
        {items.length > 0 && edited === null && add}
      </div>
      {items.length === 0 && edited === null && (
        <EmptyState icon={<Icon shape={CreditCard} />} title={t('profile.paymentNone')} action={add}>
          {t('profile.paymentNoneText')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <legend className="sr-only">{t('profile.paymentChoose')}</legend>
          {items.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              isBusy={busyId === payment.id}
              isFresh={savedId === payment.id}
              onDefault={() => makeDefault(payment)}
              onEdit={() => {
                setSavedId(null);
                setEdited(payment);
              }}
              onDelete={() => setDoomed(payment)}
            />
          ))}
        </fieldset>
      )}
      {edited !== null && (
        <PaymentForm
          key={edited === 'new' ? 'new' : edited.id}
          payment={edited === 'new' ? null : edited}
          isFirst={items.length === 0}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => {
            setSavedId(id);
            notice(t(edited === 'new' ? 'profile.paymentAdded' : 'profile.paymentUpdated'));
            setEdited(null);
            reload();
          }}
        />
      )}
      <DeleteQuestion
        title={doomed && t('profile.paymentDelete')}
        onClose={() => setDoomed(null)}
        onDelete={() => doomed && remove(doomed)}
      >
        {doomed && <p className="font-semibold">{nameOf(doomed)}</p>}
        {doomed?.kept && <p className="mt-2">{t('profile.cardRemoveText')}</p>}
      </DeleteQuestion>
    </section>
  );
}

/** Why a card that a provider keeps stays: an order needs it, or the provider does not answer; null for any other refusal. */
export function whyKept(
  t: Translate<'profile' | BaseArea>,
  { code, errors }: Pick<Refusal, 'code' | 'errors'>,
): string | null {
  if (code === 'unavailable') return t('profile.cardRemoveLater');
  const fault = code === 'conflict' && errors['']?.[0];
  return fault ? errorText(t, fault) : null;
}
