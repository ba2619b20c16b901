import { readCustomer } from '#contract/accounts/staff-customers.ts';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The account that a message was sent from, by its name. */
export function MessageAccount({ id }: { id: number }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readCustomer, { id });
  if (refusal) return <RefusalAlert title={t('admin.messages.accountFailed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-6 w-40" />;
  return (
    <Link
      to={`/admin/customers/${id}`}
      className="inline-flex min-h-11 items-center pointer-fine:min-h-6 text-brand underline"
    >
      {data.name}
    </Link>
  );
}
