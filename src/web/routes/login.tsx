import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterSigningIn } from '#web/features/account/after-sign-in.ts';
import { AuthForms, wordsFor } from '#web/features/account/auth-forms.tsx';
import { authLink, authModeOf, targetOf } from '#web/features/account/auth-mode.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/login';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  await loadWords(language, ['account']);
  const t = translatorOf<'account' | 'titles'>(language);
  const mode = authModeOf(new URL(request.url).searchParams, true);
  return { title: { login: t('titles.login'), signup: t('titles.signup'), forgot: t('account.forgotTitle') }[mode] };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** Sign in, create an account or ask for a new password (`form=login`, `signup`, `forgot`), then on to `redirectTo`. */
export default function Login() {
  const t = useT('account');
  const [query] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const mode = authModeOf(query, useFlag('features.forgotPassword'));
  const target = targetOf(query);

  useEffect(() => {
    if (user) void navigate(afterSigningIn(target), { replace: true });
  }, [user, target, navigate]);

  return (
    <div className="page-column flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md">
        <h1 className="mb-1 text-2xl">{t(wordsFor(mode, target).title)}</h1>
        <AuthForms
          mode={mode}
          query={query}
          // The session that starts goes on to the target, in the effect above.
          onDone={() => undefined}
          onSent={() => void navigate(authLink('login', query), { replace: true })}
        />
      </Card>
    </div>
  );
}
