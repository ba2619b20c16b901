import { useNavigate } from 'react-router';
import { createCustomer, type StaffCustomer } from '#contract/accounts/staff-customers.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useWrite } from '../data/use-write.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { CustomerForm } from './customer-form.tsx';
import { type CustomerValues, customerInput } from './customer-values.ts';
import { customerReads } from './use-change-customer.ts';

const blank: Pick<StaffCustomer, keyof CustomerValues | 'version'> = {
  version: 0,
  name: '',
  email: '',
  phone: '',
  address: '',
  zipCode: '',
  city: '',
  customerType: 'retail',
  taxNumber: null,
  roles: [],
  storeIds: null,
};

/** Opens an account for somebody, who chooses the password by a mailed link. */
export function NewCustomerScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { send } = useWrite(createCustomer, customerReads);
  return (
    <div className="max-w-4xl">
      <ScreenHead title={t('admin.customers.new')} />
      <CustomerForm
        customer={blank}
        limits={null}
        saved={t('admin.customers.created')}
        save={async (changes) => {
          // Left out, both are answered as the faults that they are.
          const input = { name: '', email: '', ...customerInput(changes) };
          const { id } = await send(input as InputOf<typeof createCustomer>);
          // The form has nothing unsaved any more once it is drawn again.
          setTimeout(() => void navigate(`/admin/customers/${id}`, { replace: true }));
          return null;
        }}
      />
    </div>
  );
}
