import type { IconNode } from 'lucide';
import FileClock from 'lucide/dist/esm/icons/file-clock.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MailWarning from 'lucide/dist/esm/icons/mail-warning.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { SectionId } from '../paths.ts';

/** The picture of each section in the navigation. */
export const sectionIcons: Record<SectionId, IconNode> = {
  overview: LayoutDashboard,
  orders: ShoppingBag,
  products: Package,
  customers: Users,
  messages: Mail,
  search: Search,
  reviews: Star,
  audit: FileClock,
  config: Settings,
  outbox: MailWarning,
  setup: ListChecks,
  stores: Store,
  texts: FileText,
};
