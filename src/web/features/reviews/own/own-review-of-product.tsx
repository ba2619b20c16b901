import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listOwnReviews, type OwnReview } from '#contract/catalogue/own-reviews.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { OwnReviewCard } from './own-review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { useWithdraw } from './use-withdraw.tsx';
import type { Writer } from './use-writer.ts';

type Props = {
  item: { id: number; name: string };
  writer: Writer;
  onChanged: () => void;
};

/** One's own review of a product, the way to write it, or who may. */
export function OwnReviewOfProduct({ item, writer, onChanged }: Props) {
  const t = useT('reviews');
  const { data, refusal, reload } = useCall(listOwnReviews, { product_id: item.id }, writer.isSignedIn);
  // What was answered last: null is a review that was withdrawn, undefined what the list says.
  const [last, setLast] = useState<OwnReview | null>();
  // Who comes from an order's “review” has pressed for the form already.
  const location = useLocation();
  const navigate = useNavigate();
  const isWantedNow = location.state?.review === true;
  const [isWanted] = useState(isWantedNow);
  // The browser keeps the state of a page: it would open the form again when the page is reloaded or come back to.
  useEffect(() => {
    if (isWantedNow) void navigate(location, { replace: true, state: null, preventScrollReset: true });
  }, [isWantedNow, location, navigate]);
  const [pressed, setOpen] = useState<boolean>();
  const box = useRef<HTMLDivElement>(null);
  const own = last === undefined ? (data?.items[0] ?? null) : last;
  const isOpen = pressed ?? (isWanted && (own !== null || data?.mayReview === true));
  const change = (to: OwnReview | null) => {
    setLast(to);
    if (own?.status === 'approved') onChanged();
  };
  const close = () => {
    setOpen(false);
    writer.setTyping(false);
    // The form that had the focus goes.
    box.current?.focus();
  };
  const { ask, busyId, question } = useWithdraw({ onGone: () => change(null), onBack: setLast });

  const content = () => {
    if (isOpen)
      return (
        <Card>
          <ReviewForm
            product={item}
            own={own}
            onDirty={writer.setTyping}
            onCancel={close}
            onSaved={(review) => {
              change(review);
              close();
              notice(t('reviews.sent'), { description: t('reviews.sentText') });
            }}
          />
        </Card>
      );
    if (own)
      return (
        <Card>
          <OwnReviewCard
            review={own}
            title={t('reviews.own')}
            isBusy={busyId !== null}
            onEdit={() => setOpen(true)}
            onWithdraw={() => ask(own)}
          />
        </Card>
      );
    if (last === null || data?.mayReview)
      return (
        <Button onClick={() => setOpen(true)}>
          <Icon shape={PenLine} className="size-4" />
          {t('reviews.write')}
        </Button>
      );
    if (data) return <p className="text-sm text-quiet">{t('reviews.whoMay')}</p>;
    return (
      refusal && (
        <Alert
          tone="error"
          title={t('reviews.ownFailed')}
          action={
            <Button variant="secondary" onClick={reload}>
              {t('common.retry')}
            </Button>
          }
        >
          {refusalText(t, refusal)}
        </Alert>
      )
    );
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {content()}
      {question}
    </div>
  );
}
