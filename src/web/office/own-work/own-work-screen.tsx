import { Card } from '#web/ui/show/card.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Where whoever delivers begins: what the account may do, and whom to ask for the addresses. It shows no order. */
export function RoundsScreen() {
  const t = useOfficeT();
  return (
    <>
      <ScreenHead title={t('admin.frame.rounds')} />
      <Card as="section">
        <p>{t('admin.ownWork.rounds')}</p>
      </Card>
    </>
  );
}
