import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { afterSigningIn } from './after-sign-in.ts';
import { AuthForms, wordsFor } from './auth-forms.tsx';
import { authLink, authModeOf, queryOfLink, targetOf } from './auth-mode.ts';
import type { ShowSignIn } from './sign-in-host.tsx';

/** The sign-in over the page, for whoever pressed the link `href`; on the way to the checkout guests go on without. */
export function SignInDialog({ href, show }: { href: string; show: ShowSignIn }) {
  const t = useT('account');
  const navigate = useNavigate();
  const here = useLocation();
  const allowsGuests = useFlag('features.allowGuestCheckout');
  const query = queryOfLink(href);
  const mode = authModeOf(query, useFlag('features.forgotPassword'));
  const target = targetOf(query);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);

  // Another form in the same place: its first field is where to go on.
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    content.current?.querySelector('input')?.focus();
  }, [mode]);

  const goOn = async (state?: object) => {
    show(null);
    const next = afterSigningIn(target);
    if (next !== here.pathname + here.search) await navigate(next, { state });
  };
  return (
    <Dialog open onClose={() => show(null)} title={t(wordsFor(mode, target).title)} closeLabel={t('common.close')}>
      <div ref={content}>
        {target === '/checkout' && here.pathname !== '/checkout' && allowsGuests && mode !== 'forgot' && (
          <div className="mb-6 grid gap-2 border-b border-line pb-6">
            <p className="text-quiet">{t('account.asGuestText')}</p>
            <Button size="large" wide onClick={() => void goOn({ isGuest: true })}>
              {t('account.continueAsGuest')}
            </Button>
          </div>
        )}
        <AuthForms
          mode={mode}
          query={query}
          onDone={() => goOn()}
          onSent={() => show(new URL(authLink('login', query), href).href)}
        />
      </div>
    </Dialog>
  );
}
