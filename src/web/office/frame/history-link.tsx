import FileClock from 'lucide/dist/esm/icons/file-clock.mjs';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOwnSections } from '../open-sections.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Links to all that staff have written of a thing, or of all things of a kind; only for who may read that, where it is open. */
export function HistoryLink({ thing, id }: { thing: ThingKind; id?: number | string }) {
  const t = useOfficeT();
  if (!useOwnSections().includes('audit')) return null;
  return (
    <LinkButton
      to={`/admin/audit?thing=${thing}${id === undefined ? '' : `&id=${id}`}`}
      variant="secondary"
      className="self-center lg:-my-1.5"
    >
      <Icon shape={FileClock} className="size-4.5" />
      {t('admin.frame.audit')}
    </LinkButton>
  );
}
