import type { IconNode } from 'lucide';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import FileClock from 'lucide/dist/esm/icons/file-clock.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import FileUp from 'lucide/dist/esm/icons/file-up.mjs';
import Footprints from 'lucide/dist/esm/icons/footprints.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MailWarning from 'lucide/dist/esm/icons/mail-warning.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import ScanBarcode from 'lucide/dist/esm/icons/scan-barcode.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useEffect, useRef } from 'react';
import { useShop } from '#web/shared/shop/shop.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOffice } from '../office-context.ts';
import { useOpenSections } from '../open-sections.ts';
import { isOfWholeShop, useStoreLimit } from '../own-stores.ts';
import { type SectionId, sectionIds, sections } from '../paths.ts';
import { useOfficeT } from '../use-office-t.ts';

/** The picture of each section in the navigation. */
const sectionIcons: Record<SectionId, IconNode> = {
  overview: LayoutDashboard,
  orders: ShoppingBag,
  payments: CreditCard,
  products: Package,
  customers: Users,
  messages: Mail,
  search: Search,
  reviews: Star,
  audit: FileClock,
  config: Settings,
  imports: FileUp,
  receipts: PackageCheck,
  recalls: Megaphone,
  scan: ScanBarcode,
  counts: ClipboardList,
  aisles: Footprints,
  today: CalendarClock,
  figures: ChartColumn,
  picking: ShoppingBasket,
  rounds: Truck,
  outbox: MailWarning,
  reconciliation: Scale,
  setup: ListChecks,
  programs: Plug,
  stores: Store,
  texts: FileText,
};

/**
 * The sections that are open. One without the role is shown all the same, locked: its page says which role is missing. Who
 * only picks or delivers is shown their own and no others; what is of the whole shop is not shown to who has some stores alone.
 */
export function OfficeNav({ current }: { current: SectionId | undefined }) {
  const t = useOfficeT();
  const { may } = useOffice();
  const { name } = useShop();
  const open = useOpenSections();
  const isLimited = useStoreLimit() !== null;
  const list = useRef<HTMLUListElement>(null);
  // On a phone the sections are a row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is the event
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) list.current?.scrollTo({ left: here.offsetLeft - 16 });
  }, [current]);
  const isOwn = (id: SectionId) => (may('any') ? !('aside' in sections[id]) || id === current : may(sections[id].role));
  const shown = sectionIds.filter((id) => open.has(id) && isOwn(id) && !(isLimited && isOfWholeShop(id)));
  return (
    <nav
      aria-label={t('admin.frame.sections')}
      className="border-line bg-card max-lg:sticky max-lg:top-0 max-lg:z-30 max-lg:min-w-0 max-lg:flex-1 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r"
    >
      <Link to="/" className="flex min-h-14 items-center gap-2 px-4 font-semibold text-brand max-lg:hidden">
        {name}
      </Link>
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto p-2 max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:flex-col"
      >
        {shown.map((id) => {
          const isOpen = may(sections[id].role);
          return (
            <li key={id} className="shrink-0">
              <Link
                to={`/admin/${id}`}
                aria-current={id === current ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap lg:min-h-10',
                  id === current ? 'bg-brand-soft text-brand' : 'hover:bg-sunken',
                  !isOpen && 'text-quiet',
                )}
              >
                <Icon shape={sectionIcons[id]} className="size-4.5 shrink-0" />
                {t(`admin.frame.${id}`)}
                {!isOpen && (
                  <>
                    <Icon shape={Lock} className="ml-auto size-3.5 shrink-0" />
                    <span className="sr-only">{t('admin.frame.locked')}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
