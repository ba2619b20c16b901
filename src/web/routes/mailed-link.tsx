import { lazy } from 'react';
import { data, redirect } from 'react-router';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import type { Route } from './+types/mailed-link';

// Loaded by themselves: what they share with the sign-in stays out of what every page loads first.
const views = {
  'reset-password': lazy(async () => ({
    default: (await import('#web/features/account/recovery/reset-link.tsx')).ResetLink,
  })),
  'change-password': lazy(async () => ({
    default: (await import('#web/features/account/recovery/new-password.tsx')).NewPassword,
  })),
  'verify-email': lazy(async () => ({
    default: (await import('#web/features/account/recovery/verify-link.tsx')).VerifyLink,
  })),
  'reject-address': lazy(async () => ({
    default: (await import('#web/features/account/recovery/reject-link.tsx')).RejectLink,
  })),
  unsubscribe: lazy(async () => ({
    default: (await import('#web/features/account/recovery/unsubscribe-link.tsx')).UnsubscribeLink,
  })),
};
const titles = {
  'reset-password': 'account.resetTitle',
  'change-password': 'account.newPasswordTitle',
  'verify-email': 'account.verifyTitle',
  'reject-address': 'account.rejectTitle',
  unsubscribe: 'account.unsubscribeTitle',
} as const;
const isView = (page: string): page is keyof typeof views => Object.hasOwn(views, page);

/** The address holds a token that opens an account: the page is cached nowhere, and sends no referrer. */
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
export const headers = () => secret;

export async function loader({ request, params }: Route.LoaderArgs) {
  const { page, token } = params;
  // The link that is mailed for an account made by staff: no password is forgotten, but one is chosen.
  if (page === 'forgot-password')
    throw redirect(token ? `/auth/change-password/${encodeURIComponent(token)}` : '/auth/login?form=forgot', {
      headers: secret,
    });
  if (!isView(page)) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['account']);
  return { page, title: translatorOf<'account'>(language)(titles[page]) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/**
 * Where mailed links lead: to a new password, or to the proof that an address is one's own. No boundary of its own: the
 * page is not hydrated before its form is, so that a form sent earlier is held for it (start-page.js).
 */
export default function MailedLink({ loaderData, params }: Route.ComponentProps) {
  const View = views[loaderData.page];
  return <View token={params.token ?? ''} />;
}
