import { useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { TrackForm } from './track-form.tsx';

/**
 * The tracking box of the orders page. Among one's own orders (`isOwn`) the number is enough; one that was placed as a guest,
 * or with another address, is found by that address too.
 */
export function TrackBox({ isOwn = false }: { isOwn?: boolean }) {
  const t = useT('orders');
  const [byEmail, setByEmail] = useState(!isOwn);
  return (
    <Card as="section" className="mb-8">
      <h2 className="mb-4 text-xl">{t('orders.trackBox')}</h2>
      {byEmail && <p className="mb-4 text-quiet">{t('orders.trackIntro')}</p>}
      <TrackForm key={`${byEmail}`} isOwn={!byEmail} />
      {isOwn && (
        <Button variant="ghost" aria-pressed={byEmail} className="mt-2 -ml-3" onClick={() => setByEmail(!byEmail)}>
          {t('orders.trackOther')}
        </Button>
      )}
    </Card>
  );
}
