import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { AskedButton } from '../form/asked-button.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { RefuseWholesale } from './refuse-wholesale.tsx';
import { useChangeCustomer } from './use-change-customer.ts';

/** Somebody has asked for wholesale prices: with which number, and the buttons that give them or refuse. */
export function WholesaleRequest({ customer }: { customer: StaffCustomer }) {
  const t = useOfficeT();
  const { change, isBusy } = useChangeCustomer();
  const { id, taxNumber } = customer;
  if (!customer.wholesaleRequested) return null;
  const approve = () => change({ id, customerType: 'wholesale' }, t('admin.customers.approved'));
  return (
    <Alert
      tone="warning"
      className="mb-4"
      title={t('admin.customers.asksWholesale')}
      action={
        <div className="flex flex-wrap gap-2">
          <AskedButton
            variant="primary"
            label={t('admin.customers.approve')}
            question={t('admin.customers.approveQuestion')}
            confirm={t('admin.customers.approve')}
            failed={t('admin.customers.changeFailed')}
            isBusy={isBusy}
            run={approve}
          >
            {t('admin.customers.approveText', { name: customer.name, email: customer.email })}
          </AskedButton>
          <RefuseWholesale customer={customer} />
        </div>
      }
    >
      <p>{taxNumber ? t('admin.customers.taxNumberIs', { number: taxNumber }) : t('admin.customers.noTaxNumber')}</p>
      <p className="text-sm text-quiet">{t('admin.customers.approveHint')}</p>
    </Alert>
  );
}
