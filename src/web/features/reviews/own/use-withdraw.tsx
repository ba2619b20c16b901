import { type ReactNode, useState } from 'react';
import { addReview, type OwnReview, withdrawReview } from '#contract/catalogue/own-reviews.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';

type Then = { onGone: (review: OwnReview) => void; onBack: (review: OwnReview) => void };

/**
 * Withdraws one's own review after a question. For as long as the message about it stands it can be written again as it
 * was; it then waits for staff, as any that is written.
 */
export function useWithdraw({ onGone, onBack }: Then): {
  ask: (review: OwnReview) => void;
  busyId: number | null;
  question: ReactNode;
} {
  const t = useT('reviews');
  const [doomed, setDoomed] = useState<OwnReview | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);

  async function restore(review: OwnReview, keyOf = createAttemptKeys()) {
    const { productId: id, rating, title, text } = review;
    try {
      onBack(await api(addReview, { id, rating, title, text }, { idempotencyKey: keyOf(null) }));
      notice(t('reviews.restored'));
    } catch (error) {
      warn(t('reviews.restoreFailed'), error, { label: t('common.retry'), onClick: () => void restore(review, keyOf) });
    }
  }
  async function withdraw(review: OwnReview) {
    setDoomed(null);
    setBusyId(review.id);
    try {
      await api(withdrawReview, { id: review.productId }, { idempotencyKey: crypto.randomUUID() });
      onGone(review);
      const undo = { label: t('common.undo'), onClick: () => void restore(review) };
      // Only what was shown as a page of the shop can be reviewed anew.
      notice(t('reviews.withdrawn'), review.productSlug === null ? {} : { action: undo });
    } catch (error) {
      if (isRefusal(error) && error.code === 'notFound') {
        onGone(review);
        notice(t('reviews.withdrawnAlready'));
      } else warn(t('reviews.withdrawFailed'), error);
    } finally {
      setBusyId(null);
    }
  }
  function warn(title: string, error: unknown, action?: { label: string; onClick: () => void }) {
    const refusal = isRefusal(error) ? error : new Refusal('unexpected');
    notice(title, { description: refusalText(t, refusal), tone: 'destructive', action });
  }
  const close = () => setDoomed(null);
  const question = (
    <Dialog
      open={doomed !== null}
      onClose={close}
      title={t('reviews.withdrawQuestion')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onClick={() => doomed && void withdraw(doomed)}>
            {t('reviews.withdraw')}
          </Button>
        </>
      }
    >
      {doomed && <p className="font-semibold">{doomed.productName}</p>}
      <p>{t('reviews.withdrawText')}</p>
    </Dialog>
  );
  return { ask: setDoomed, busyId, question };
}
