import type { ReactNode } from 'react';
import { readCustomer, type StaffCustomer, type StaffCustomerDetail } from '#contract/accounts/staff-customers.ts';
import { addCustomerNote } from '#contract/office/notes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useWrite } from '#web/office/data/use-write.ts';
import { NotesPart } from '#web/office/form/notes-part.tsx';
import { useOfficeT } from '#web/office/use-office-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Badge } from '#web/ui/show/badge.tsx';

/** What is known of a customer and is not typed: since when, how much, whether the address is proved. */
export function CustomerFacts({ customer }: { customer: StaffCustomer }) {
  const t = useOfficeT();
  const { date, money, number } = useFormat();
  const { timeZone } = useShop();
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 md:flex md:flex-wrap">
      <Fact label={t('admin.frame.orders')}>{number(customer.totalOrders)}</Fact>
      <Fact label={t('admin.customers.spent')}>{money(customer.totalSpent)}</Fact>
      <Fact label={t('admin.customers.credit')}>{money(customer.storeCredit)}</Fact>
      <Fact label={t('admin.customers.joined')}>{date(customer.joinDate, timeZone)}</Fact>
      <Fact label={t('common.email')}>
        <Badge tone={customer.emailVerified ? 'green' : 'yellow'}>
          {t(customer.emailVerified ? 'admin.customers.emailVerified' : 'admin.customers.emailUnverified')}
        </Badge>
        {customer.pendingEmail && (
          <span className="block text-sm text-quiet">
            {t('admin.customers.pendingEmail', { email: customer.pendingEmail })}
          </span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** What staff have noted of a customer. */
export function CustomerNotes({ customer: { id, notes } }: { customer: StaffCustomerDetail }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(addCustomerNote, [readCustomer]);
  return (
    <NotesPart notes={notes} hint={t('admin.customers.notesHint')} isBusy={isBusy} add={(text) => send({ id, text })} />
  );
}
