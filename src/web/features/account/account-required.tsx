import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** What a visitor sees where an account is needed, or, with `onGuest`, where the shop lets guests order too. */
export function AccountRequired({ redirectTo, onGuest }: { redirectTo: string; onGuest?: (() => void) | undefined }) {
  const t = useT('account');
  const back = `redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <EmptyState
      icon={<Icon shape={Lock} />}
      title={t(onGuest ? 'account.howToOrder' : 'account.required')}
      action={
        <>
          <LinkButton to={`/auth/login?form=login&${back}`}>{t('account.signIn')}</LinkButton>
          <LinkButton to={`/auth/login?form=signup&${back}`} variant="secondary">
            {t('account.signUp')}
          </LinkButton>
          {onGuest && (
            <Button variant="ghost" onClick={onGuest}>
              {t('account.continueAsGuest')}
            </Button>
          )}
        </>
      }
    >
      {t(onGuest ? 'account.howToOrderText' : 'account.requiredText')}
    </EmptyState>
  );
}
