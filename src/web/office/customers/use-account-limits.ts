import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { useOffice } from '../office-context.ts';
import { type AccountLimits, accountLimits } from './account-limits.ts';

/** What whoever works here may do to this account. */
export function useAccountLimits({ id, roles }: Pick<StaffCustomer, 'id' | 'roles'>): AccountLimits {
  const { user } = useOffice();
  return accountLimits({ giver: user.roles, isOwn: user.id === id, held: roles });
}
