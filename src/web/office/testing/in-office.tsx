import type { ReactElement } from 'react';
import type { Role } from '#domain/access/roles.ts';
import { OfficeContext } from '../office-context.ts';

/** A part of the back office around which somebody with just these roles works. */
export function inOffice(part: ReactElement, roles: readonly Role[]): ReactElement {
  const user = { id: 1, email: 'ines@shop.example', roles: [...roles], customerType: 'retail' as const };
  const may = (role: Role | 'any') => (role === 'any' ? roles.length > 0 : roles.includes(role));
  return <OfficeContext value={{ user, may }}>{part}</OfficeContext>;
}
