import { lazy, type ReactNode, Suspense, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { WaitingScreen } from '#web/office/frame/waiting-screen.tsx';
import { matchOfficePath, sectionOf } from '#web/office/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import type { Route } from './+types/admin';

/** Who has no role for the configuration reads so there; every other page of the back office is closed by its flag. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const path = params['*'].replace(/\/$/, '');
  if (path === '') throw redirect('/admin/overview');
  if (path !== 'config') await requirePage(context, 'admin', request.signal);
  const found = matchOfficePath(path);
  if (!found) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['account', 'admin']);
  return { title: translatorOf<'admin'>(language)(`admin.frame.${found.section}`) };
}

/** The back office writes its own titles once it stands. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('lng') !== nextUrl.searchParams.get('lng');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '' });
}

/** It has a frame of its own. */
export const handle = { isBare: true };

const loadOffice = () => import('#web/office/office.tsx');
const Office = lazy(async () => ({ default: (await loadOffice()).Office }));
// Not only once it is known who looks. Who draws it says what fails.
if (!import.meta.env.SSR) loadOffice().catch(() => {});

/** All pages of the back office: its parts are in no page of the shop, and the server renders none of them. */
export default function Admin({ loaderData, params }: Route.ComponentProps) {
  // With the words of the product's form: React would take the screen away, and the focus with it, until they were here.
  useT('admin', 'orders', 'product');
  const { user: signedIn } = useSession();
  const [last, setLast] = useState(signedIn);
  if (signedIn && signedIn !== last) setLast(signedIn);
  // Whose session ends in the middle of a run or a round goes on: what they say is kept and sent once they have signed in again.
  const section = sectionOf(params['*']);
  const user = signedIn ?? (section === 'picking' || section === 'rounds' ? last : null);
  const page = (content: ReactNode) => (
    <main id="content" className="page-column py-6">
      <h1 className="mb-6 text-2xl">{loaderData.title}</h1>
      {content}
    </main>
  );
  const waiting = <WaitingScreen />;
  // It is not known who looks until the page is hydrated.
  if (!user) return page(<SignedInOnly waiting={waiting}>{null}</SignedInOnly>);
  return (
    <Suspense fallback={page(waiting)}>
      <Office user={user} />
    </Suspense>
  );
}
