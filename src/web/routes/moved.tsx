import { redirect } from 'react-router';
import type { Route } from './+types/moved';

/** Pages that stand elsewhere now, by the addresses that they had. */
const moved: Readonly<Record<string, string>> = { '/privacy': '/privacy-policy', '/support': '/help-center' };

/** Leads to the page at its new address, for good; what was asked of it goes along. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${moved[pathname.replace(/\/+$/, '')] ?? '/'}${search}`, 301);
}
