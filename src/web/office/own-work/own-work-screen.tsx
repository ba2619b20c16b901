import { Card } from '#web/ui/show/card.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Where whoever picks or delivers begins: what the account may do, and whom to ask for the orders. It shows no order. */
function OwnWork({ work }: { work: 'picking' | 'rounds' }) {
  const t = useOfficeT();
  return (
    <>
      <ScreenHead title={t(`admin.frame.${work}`)} />
      <Card as="section">
        <p>{t(`admin.ownWork.${work}`)}</p>
      </Card>
    </>
  );
}

export const PickingScreen = () => <OwnWork work="picking" />;
export const RoundsScreen = () => <OwnWork work="rounds" />;
