import { ListScreen } from '../list/list-screen.tsx';
import { auditList } from './audit-list.tsx';

/** What staff have written: who, when, what was there before and after. */
export function AuditScreen() {
  return <ListScreen definition={auditList} />;
}
