import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { AddressesPart } from './addresses-part.tsx';
import { LabelsPart } from './labels-part.tsx';
import { PackingPart } from './packing-part.tsx';
import type { fromHere } from './print-links.tsx';
import { type Printed, printedPapers } from './printed-papers.ts';

const parts: Record<Printed, (props: { ids: readonly number[]; head: Head }) => ReactNode> = {
  packing: PackingPart,
  labels: LabelsPart,
  addresses: AddressesPart,
};

/** The head of the screen with the actions of what is printed, which is known to the part alone. */
export type Head = (actions: ReactNode) => ReactNode;

/** What of some orders is printed: `?what=packing|labels|addresses&ids=1,2`. */
export function PrintScreen() {
  const t = useOfficeT();
  const [query] = useSearchParams();
  const what = printedPapers.find((one) => one === query.get('what')) ?? 'packing';
  const ids = printIds(query.get('ids'));
  // Back to the very list, with its filters and what is chosen in it.
  const navigate = useNavigate();
  const isFromLink = (useLocation().state as Partial<typeof fromHere> | null)?.isFromLink;
  const back = ids.length === 1 ? `/admin/orders/${ids[0]}` : '/admin/orders';
  const head: Head = (actions) => (
    <div className="print:hidden">
      <ScreenHead
        title={t(`admin.orders.print_${what}`)}
        actions={
          <>
            <LinkButton
              to={back}
              variant="secondary"
              onClick={(event) => {
                if (!isFromLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                void navigate(-1);
              }}
            >
              {t('common.back')}
            </LinkButton>
            {actions}
          </>
        }
      />
    </div>
  );
  if (ids.length === 0)
    return (
      <>
        {head(null)}
        <EmptyState title={t('admin.orders.printNone')} />
      </>
    );
  const Part = parts[what];
  return <Part key={`${what} ${ids.join(',')}`} ids={ids} head={head} />;
}

/** The orders of an address `?ids=1,2`, each once, in its order: all of them, however many pages of the list they fill. */
export function printIds(written: string | null): number[] {
  return [...new Set((written ?? '').split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
}
