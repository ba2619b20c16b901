import { createContext, useContext } from 'react';
import type { RoleAsked } from '#domain/access/roles.ts';
import type { SessionUser } from '#web/lib/api/access-token.ts';

export type OfficeUser = {
  user: SessionUser;
  /** Whether the pages show what needs a role; the server looks again on every call. `any`: one of the back office at least. */
  may: (role: RoleAsked) => boolean;
};

export const OfficeContext = createContext<OfficeUser | null>(null);

/** Who works in the back office. Only below its frame, where somebody is signed in. */
export function useOffice(): OfficeUser {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('no back office around this component');
  return office;
}
