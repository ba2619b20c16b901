import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { printedPapers } from './printed-papers.ts';

/** Of an entry of the browser's history: the page before is the one that its print link stood on. */
export const fromHere = { isFromLink: true } as const;

/** Links to what of these orders is printed: what to pack, the labels of its bags, and where it goes. */
export function PrintLinks({ ids }: { ids: readonly number[] }) {
  const t = useOfficeT();
  return (
    <>
      {printedPapers.map((what) => (
        <LinkButton
          key={what}
          variant="secondary"
          size="small"
          to={`/admin/orders/print?what=${what}&ids=${ids.join(',')}`}
          state={fromHere}
        >
          <Icon shape={Printer} className="size-4.5" />
          {t(`admin.orders.print_${what}`)}
        </LinkButton>
      ))}
    </>
  );
}
