import { useMemo } from 'react';
import { rejectAddress } from '#contract/accounts/recovery.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { LinkCard } from './link-card.tsx';
import { usePressedLink } from './use-pressed-link.ts';

const answers = { erased: { accountErased: true }, kept: { accountErased: false } };

/** Says that one has not asked for a mail: only by a press, as it ends an account for good. */
export function RejectLink({ token }: { token: string }) {
  const t = useT('account');
  const input = useMemo(() => ({ token }), [token]);
  const { answer, refusal, isBusy, form } = usePressedLink(rejectAddress, input, answers);
  if (answer)
    return (
      <LinkCard
        title={t('account.rejectDone')}
        text={t(answer.accountErased ? 'account.rejectDoneErased' : 'account.rejectDoneKept')}
      />
    );
  if (!token || refusal?.code === 'invalidToken')
    return (
      <LinkCard title={t('account.verifyInvalidTitle')} text={t('account.verifyInvalid')}>
        <LinkButton to="/" size="large" wide>
          {t('account.goShopping')}
        </LinkButton>
      </LinkCard>
    );
  return (
    <LinkCard title={t('account.rejectTitle')} text={refusal ? refusalText(t, refusal) : t('account.rejectText')}>
      <form {...form}>
        <Button type="submit" variant="danger" size="large" wide busy={isBusy}>
          {t('account.reject')}
        </Button>
      </form>
    </LinkCard>
  );
}
