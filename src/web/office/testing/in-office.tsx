import type { ReactElement } from 'react';
import { hasRole, type Role, type RoleAsked } from '#domain/access/roles.ts';
import { OfficeContext } from '../office-context.ts';

/** A part of the back office around which somebody with just these roles works. */
export function inOffice(part: ReactElement, roles: readonly Role[]): ReactElement {
  const user = { id: 1, email: 'ines@shop.example', roles: [...roles], customerType: 'retail' as const };
  const may = (role: RoleAsked) => hasRole(roles, role);
  return <OfficeContext value={{ user, may }}>{part}</OfficeContext>;
}
