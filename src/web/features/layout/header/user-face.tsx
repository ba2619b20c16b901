import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import type { SessionUser } from '#web/lib/api/access-token.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** Who is signed in, in the header. The whole address stands in the menu; here it would be cut. */
export function UserFace({ user, label }: { user: SessionUser; label: string }) {
  return (
    <>
      <Icon shape={CircleUser} className="size-6 shrink-0" />
      <span className="sr-only">{label}</span>
      <span className="min-w-0 flex-1 truncate font-semibold max-lg:sr-only">{user.email.split('@')[0]}</span>
    </>
  );
}
