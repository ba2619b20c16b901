import { useId, useState } from 'react';
import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import type { AccountState } from '#domain/access/staff-lists.ts';
import { useOffice } from '#web/office/office-context.ts';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { type AccountLimits, accountLimits } from './account-limits.ts';
import { useChangeCustomer } from './use-change-customer.ts';

/** Whether an account may sign in, changed by a press that can be taken back. `explains`: why it cannot stands beside it. */
export function StateSwitch({ customer, explains = false }: { customer: StaffCustomer; explains?: boolean }) {
  const t = useOfficeT();
  const why = useId();
  const { id, name, status } = customer;
  const limit = useAccountLimits(customer).state;
  const { change } = useChangeCustomer();
  // Shown until the customer has been read again.
  const [going, setGoing] = useState<{ from: AccountState; to: AccountState } | null>(null);
  const isBusy = going?.from === status;
  const shown = isBusy ? going.to : status;
  async function toggle(): Promise<void> {
    const to = status === 'active' ? 'inactive' : 'active';
    setGoing({ from: status, to });
    const done = (state: AccountState) => t(`admin.customers.done_${state}`, { name });
    const undo = { input: { id, status }, done: done(status) };
    if (!(await change({ id, status: to }, done(to), undo))) setGoing(null);
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <button
        type="button"
        role="switch"
        aria-checked={shown === 'active'}
        aria-label={t('admin.customers.activeOf', { name })}
        aria-busy={isBusy || undefined}
        aria-disabled={limit !== null || undefined}
        aria-describedby={limit ? why : undefined}
        title={limit ? t(`admin.customers.limit_${limit}`) : undefined}
        onClick={() => limit === null && !isBusy && void toggle()}
        className={cx(
          'group inline-flex min-h-11 items-center gap-2 rounded-full pointer-fine:min-h-8',
          limit ? 'cursor-not-allowed opacity-70' : 'cursor-pointer',
        )}
      >
        <span
          aria-hidden="true"
          className="relative h-5 w-9 shrink-0 rounded-full border border-edge bg-sunken before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-edge before:transition-transform group-aria-checked:border-brand group-aria-checked:bg-brand group-aria-checked:before:translate-x-4 group-aria-checked:before:bg-on-brand"
        />
        <Badge tone={shown === 'active' ? 'green' : 'grey'}>{t(`admin.customers.state_${shown}`)}</Badge>
      </button>
      {limit && (
        <span id={why} className={explains ? 'text-sm text-quiet' : 'sr-only'}>
          {t(`admin.customers.limit_${limit}`)}
        </span>
      )}
    </span>
  );
}

/** What whoever works here may do to this account. */
export function useAccountLimits({ id, roles }: Pick<StaffCustomer, 'id' | 'roles'>): AccountLimits {
  const { user } = useOffice();
  return accountLimits({ giver: user.roles, isOwn: user.id === id, held: roles });
}
