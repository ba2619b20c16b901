import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { isOffice } from './auth-mode.ts';

/** What a visitor sees where an account is needed. */
export function AccountRequired({ redirectTo }: { redirectTo: string }) {
  const t = useT('account');
  const isStaff = isOffice(redirectTo);
  const back = `redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <EmptyState
      icon={<Icon shape={Lock} />}
      title={t(isStaff ? 'account.staffTitle' : 'account.required')}
      action={
        <>
          <LinkButton to={`/auth/login?form=login&${back}`}>{t('account.signIn')}</LinkButton>
          {!isStaff && (
            <LinkButton to={`/auth/login?form=signup&${back}`} variant="secondary">
              {t('account.signUp')}
            </LinkButton>
          )}
        </>
      }
    >
      {t(isStaff ? 'account.staffText' : 'account.requiredText')}
    </EmptyState>
  );
}
