import { useController } from 'react-hook-form';
import { type Role, roles } from '#domain/access/roles.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { AccountLimits } from './account-limits.ts';
import type { CustomerValues } from './customer-values.ts';

/** Which roles an account has. One that may not be given or taken here says why. */
export function RolesField({ limits }: { limits: AccountLimits['roles'] }) {
  const t = useOfficeT();
  const { field, fieldState } = useController<CustomerValues, 'roles'>({ name: 'roles' });
  const set = (role: Role, isHeld: boolean) =>
    field.onChange(roles.filter((one) => (one === role ? isHeld : field.value.includes(one))));
  return (
    <>
      {fieldState.error?.message && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {fieldState.error.message}
        </p>
      )}
      <div className="grid gap-1 sm:grid-cols-2">
        {roles.map((role) => {
          const limit = limits[role];
          return (
            <Checkbox
              key={role}
              name={role}
              label={t(`admin.customers.role_${role}`)}
              checked={field.value.includes(role)}
              disabled={limit !== null}
              onChange={(event) => set(role, event.target.checked)}
              {...(limit && { hint: t(`admin.customers.limit_${limit}`) })}
            />
          );
        })}
      </div>
    </>
  );
}
