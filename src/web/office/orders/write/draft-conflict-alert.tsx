import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { fieldConflictsOf } from '../../form/changed-values.ts';
import { type Conflict, ConflictAlert } from '../../form/conflict-alert.tsx';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';
import type { OrderValues } from './order-values.ts';

/** What somebody else has saved of a draft while it was written, beside what stands in the form. */
export function DraftConflictAlert(props: {
  conflict: Conflict<OrderValues>;
  mine: OrderValues;
  onTake: (taken: Partial<OrderValues>) => void;
  onClose: () => void;
}) {
  const t = useOfficeT();
  const { number } = useFormat();
  const { conflict, mine } = props;
  return (
    <ConflictAlert
      conflict={conflict}
      parts={fieldConflictsOf({ ...conflict, mine })}
      labels={labelsOf(t)}
      wordOf={([name = ''], value) => wordsOf({ [name]: value }, mine, { t, number })}
      onTakeTheirs={([name]) => props.onTake({ [name as string]: conflict.fresh[name as keyof OrderValues] })}
      onClose={props.onClose}
    />
  );
}

type TextContext = { t: OfficeT; number: (value: number) => string };

/** A value where it is a code or a list; undefined: as it stands. */
function wordsOf(one: Partial<OrderValues>, { type }: Pick<OrderValues, 'type'>, { t, number }: TextContext) {
  if (one.lines) return one.lines.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(', ');
  if (one.type) return t(`admin.orders.type_${one.type}`);
  if (one.payment_method) return t(`orders.${paymentWord(one.payment_method, type)}`);
  if (one.substitution) return t(`admin.orders.substitution_${one.substitution}`);
  return undefined;
}

function labelsOf(t: OfficeT): Record<keyof OrderValues, string> {
  return {
    customer: t('admin.orders.customer'),
    storeId: t('admin.orders.store'),
    type: t('admin.orders.typeLabel'),
    customer_name: t('admin.customers.name'),
    customer_email: t('common.email'),
    customer_phone: t('common.phone'),
    shipping_address: t('admin.customers.address'),
    shipping_city: t('admin.customers.city'),
    shipping_postal_code: t('admin.customers.zipCode'),
    billing_address: `${t('admin.orders.billing')} · ${t('admin.customers.address')}`,
    billing_city: `${t('admin.orders.billing')} · ${t('admin.customers.city')}`,
    billing_postal_code: `${t('admin.orders.billing')} · ${t('admin.customers.zipCode')}`,
    slotId: t('admin.orders.slot'),
    delivery_note: t('admin.orders.note'),
    payment_method: t('admin.orders.paymentMethod'),
    substitution: t('admin.orders.substitution'),
    isOfAge: t('admin.orders.ageConfirmed'),
    lines: t('orders.lines'),
  };
}
