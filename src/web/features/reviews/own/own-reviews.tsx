import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import { useRef, useState } from 'react';
import { listOwnReviews, type OwnReview } from '#contract/catalogue/own-reviews.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { OwnReviewItem } from './own-review-item.tsx';
import { useWithdraw } from './use-withdraw.tsx';
import { useWriter, type Writer } from './use-writer.ts';

/** Everything that who is signed in has said of products, the newest first. `page` stands in the address (`?reviews=`). */
export function OwnReviews({ page }: { page: number }) {
  const writer = useWriter();
  return writer.id === null ? null : <OwnReviewList key={writer.id} page={page} writer={writer} />;
}

function OwnReviewList({ page, writer }: { page: number; writer: Writer }) {
  const t = useT('reviews');
  const pageLabels = usePageLabels();
  const { data, refusal, reload } = useCall(listOwnReviews, { page }, writer.isSignedIn);
  const [editedId, setEditedId] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, busyId, question } = useWithdraw({ onGone: reload, onBack: reload });
  const close = () => {
    setEditedId(null);
    writer.setTyping(false);
    // The form that had the focus goes.
    heading.current?.focus();
  };
  const content = () => {
    if (!data && refusal)
      return (
        <Alert tone="error" title={t('reviews.failed')} action={<Button onClick={reload}>{t('common.retry')}</Button>}>
          {refusalText(t, refusal)}
        </Alert>
      );
    if (!data) return <Skeleton className="h-40" />;
    if (data.total === 0)
      return (
        <EmptyState icon={<Icon shape={MessageSquare} />} title={t('reviews.ownNone')}>
          {t('reviews.ownNoneText')}
        </EmptyState>
      );
    const item = (review: OwnReview) => (
      <OwnReviewItem
        key={review.id}
        review={review}
        isEdited={editedId === review.id}
        isBusy={busyId === review.id}
        onEdit={() => setEditedId(review.id)}
        onWithdraw={() => ask(review)}
        onClose={close}
        onDirty={writer.setTyping}
        onSaved={() => {
          close();
          reload();
          notice(t('reviews.sent'), { description: t('reviews.sentText') });
        }}
      />
    );
    return (
      <>
        <ul className="grid gap-3 lg:max-w-prose">{data.items.map(item)}</ul>
        <div className="mt-6">
          <Pagination
            current={data.page}
            total={data.totalPage}
            hrefFor={(to) => (to === 1 ? '/orders#own-reviews' : `/orders?reviews=${to}#own-reviews`)}
            labels={pageLabels}
          />
        </div>
      </>
    );
  };
  return (
    <section id="own-reviews" aria-labelledby="own-reviews-heading" className="mt-12 scroll-mt-24">
      <h2 id="own-reviews-heading" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('reviews.ownList')}
      </h2>
      <p className="mt-1 mb-4 text-quiet">{t('reviews.ownListText')}</p>
      {content()}
      {question}
    </section>
  );
}
