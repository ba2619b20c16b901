import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  deleteCustomer,
  readCustomer,
  type StaffCustomerDetail,
  updateCustomer,
} from '#contract/accounts/staff-customers.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { DeleteButton } from '../form/delete-button.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { CreditPart } from './credit-part.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerFacts, CustomerNotes } from './customer-parts.tsx';
import { customerInput } from './customer-values.ts';
import { OrdersPart } from './orders-part.tsx';
import { StateSwitch, useAccountLimits } from './state-switch.tsx';
import { customerReads } from './use-change-customer.ts';
import { WholesaleRequest } from './wholesale-request.tsx';

/** One customer: what is known, what may be changed, what happened. */
export function CustomerScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { data: customer, refusal, reload } = useRead(readCustomer, { id: Number(params.id) });
  if (customer) return <Loaded customer={customer} />;
  if (refusal)
    return (
      <RefusalAlert
        heading={t('admin.frame.customers')}
        title={t('admin.customers.detailFailed')}
        refusal={refusal}
        retry={reload}
      />
    );
  return <Skeleton className="h-[40rem]" />;
}

function Loaded({ customer }: { customer: StaffCustomerDetail }) {
  const t = useOfficeT();
  const { id } = customer;
  const queries = useQueryClient();
  const limits = useAccountLimits(customer);
  const { send } = useWrite(updateCustomer, customerReads);
  return (
    <>
      <ScreenHead
        title={customer.name}
        actions={
          <>
            <HistoryLink thing="customer" id={id} />
            <DeleteCustomer customer={customer} />
          </>
        }
      >
        <StateSwitch customer={customer} explains />
      </ScreenHead>
      <WholesaleRequest customer={customer} />
      <CustomerFacts customer={customer} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <CustomerForm
          customer={customer}
          limits={limits}
          saved={t('admin.customers.updated')}
          save={async (changes, { version }) => {
            const fresh = await send({ id, version, ...customerInput(changes) });
            queries.setQueryData([readCustomer.name, { id }], fresh);
            return fresh;
          }}
        />
        <div className="grid gap-4">
          <OrdersPart customer={customer} />
          <CustomerNotes customer={customer} />
          <CreditPart customer={customer} limit={limits.credit} />
        </div>
      </div>
    </>
  );
}

function DeleteCustomer({ customer }: { customer: StaffCustomerDetail }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { money } = useFormat();
  const { erase } = useAccountLimits(customer);
  const { send, isBusy } = useWrite(deleteCustomer, customerReads.slice(0, 2));
  return (
    <DeleteButton
      label={t('admin.customers.delete')}
      question={t('admin.customers.deleteQuestion')}
      deleted={t('admin.customers.deleted')}
      failed={t('admin.customers.deleteFailed')}
      obstacle={erase && t(erase === 'own' ? 'admin.customers.eraseOwn' : 'admin.customers.limit_lacksRoles')}
      isBusy={isBusy}
      remove={() => send({ id: customer.id })}
      onDone={() => void navigate('/admin/customers')}
    >
      <p>{t('admin.customers.deleteText', { name: customer.name })}</p>
      {customer.storeCredit > 0 && (
        <p className="mt-2 font-semibold">
          {t('admin.customers.deleteCredit', { amount: money(customer.storeCredit) })}
        </p>
      )}
    </DeleteButton>
  );
}
