import type { Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

type Props = {
  isSignedIn: boolean;
  refusal: Refusal | null;
  unsent: number;
  /** What other accounts have made on this device and not sent. */
  others?: number;
  /** Beside what is picked: one line is enough for what comes and goes. */
  isBrief?: boolean;
};

/** Whether what is said arrives: how much waits, and why it does. */
export function LinkStatus({ isSignedIn, refusal, unsent, others = 0, isBrief = false }: Props) {
  const t = useOfficeT();
  const isOver = !isSignedIn || refusal?.code === 'unauthenticated';
  const count = unsent > 0 ? ` · ${t('admin.picking.unsent', { count: unsent })}` : '';
  const back = `redirectTo=${encodeURIComponent(location.pathname)}`;
  return (
    <>
      {isOver && (
        <Alert
          tone="warning"
          title={t('admin.picking.signedOut') + count}
          action={
            <a href={`/auth/login?form=login&${back}`} className={buttonStyle('primary', 'large')}>
              {t('admin.picking.signIn')}
            </a>
          }
        >
          {t('admin.picking.signedOutText')}
        </Alert>
      )}
      {!isOver && refusal?.code === 'network' && (
        <Alert tone="warning" title={t('admin.picking.offline') + count}>
          {!isBrief && t('admin.picking.offlineText')}
        </Alert>
      )}
      {!isOver && refusal && refusal.code !== 'network' && (
        <Alert tone="error" title={t('admin.picking.sendFailed') + count}>
          {refusalText(t, refusal)}
        </Alert>
      )}
      {others > 0 && <Alert tone="warning">{t('admin.picking.othersUnsent', { count: others })}</Alert>}
    </>
  );
}
