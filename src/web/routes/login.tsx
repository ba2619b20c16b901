import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#domain/access/local-path.ts';
import { SignInSteps } from '#web/features/account/sign-in-steps.tsx';
import { SignUpForm } from '#web/features/account/sign-up-form.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useSession } from '#web/state/session.ts';
import { Link } from '#web/ui/link.tsx';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/login';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  await loadWords(language, ['account']);
  const isSignUp = new URL(request.url).searchParams.get('form') === 'signup';
  return { title: translatorOf(language)(isSignUp ? 'titles.signup' : 'titles.login') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** Sign in or create an account (`form=login` or `signup`), then on to `redirectTo`. */
export default function Login() {
  const t = useT('account');
  const [query] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isSignUp = query.get('form') === 'signup';
  const target = localPath(query.get('redirectTo'));
  const other = new URLSearchParams(query);
  other.set('form', isSignUp ? 'login' : 'signup');

  useEffect(() => {
    if (user) void navigate(target, { replace: true });
  }, [user, target, navigate]);

  // The session that starts is what leads on, in the effect above.
  const stay = () => undefined;
  return (
    <div className="page-column flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md">
        <h1 className="text-2xl">{t(isSignUp ? 'account.signUpTitle' : 'account.signInTitle')}</h1>
        <p className="mt-1 mb-6 text-quiet">{t(isSignUp ? 'account.signUpText' : 'account.signInText')}</p>
        {isSignUp ? <SignUpForm onDone={stay} onBusy={setBusy} /> : <SignInSteps onDone={stay} onBusy={setBusy} />}
        <p className="mt-6 text-center">
          {/* While a call is under way the other form is out of reach: its answer would find no place. */}
          <Link
            to={`/auth/login?${other}`}
            replace
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? (event) => event.preventDefault() : undefined}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          >
            {t(isSignUp ? 'account.toSignIn' : 'account.toSignUp')}
          </Link>
        </p>
      </Card>
    </div>
  );
}
