import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { ProfileContent } from '#web/features/profile/profile-content.tsx';
import { ProfileNav } from '#web/features/profile/profile-nav.tsx';
import { ProfileSkeleton } from '#web/features/profile/profile-skeleton.tsx';
import { shownTabs, tabOf } from '#web/features/profile/profile-tabs.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import type { Route } from './+types/profile';

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request);
  await requirePage(context, 'profile', request.signal);
  await loadWords(language, ['account', 'profile']);
  return { title: translatorOf<'profile'>(language)('profile.title') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** The account of who is signed in, part by part (`tab`); /profile/settings is the same page. */
export default function Profile() {
  const t = useT('profile', 'account');
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const flags = useFlags();
  const tab = tabOf(query.get('tab'), flags);
  const beside = (content: ReactNode) => (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <ProfileNav tabs={shownTabs(flags)} active={tab} pathname={pathname} />
      {content}
    </div>
  );
  return (
    <div className="page-column min-h-[80dvh] py-6 sm:py-10">
      <h1 className="mb-4 text-2xl lg:mb-6 lg:text-3xl">{t('profile.title')}</h1>
      <SignedInOnly waiting={beside(<ProfileSkeleton />)}>{beside(<ProfileContent tab={tab} />)}</SignedInOnly>
    </div>
  );
}
