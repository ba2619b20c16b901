import { readSetupState } from '#contract/shop/system.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useRead } from '../data/use-read.ts';
import { useOfficeT } from '../use-office-t.ts';

/** What a new shop still lacks, while it lacks something; without an answer nothing is said. */
export function SetupCard() {
  const t = useOfficeT();
  const { data } = useRead(readSetupState, {});
  if (!data || data.isComplete) return null;
  const missing = data.steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).length;
  return (
    <Alert
      title={t('admin.setup.missing', { count: missing })}
      action={<LinkButton to="/admin/setup">{t('admin.setup.open')}</LinkButton>}
    >
      {t('admin.setup.intro')}
    </Alert>
  );
}
