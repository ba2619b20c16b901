import Check from 'lucide/dist/esm/icons/check.mjs';
import MessageSquareReply from 'lucide/dist/esm/icons/message-square-reply.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useState } from 'react';
import type { StaffReview } from '#contract/catalogue/review-moderation.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LimitedIconButton } from '../form/limited-icon-button.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { useDecide } from './use-decide.ts';

/** What can be done with one review. */
export function ReviewActions({ review }: { review: StaffReview }) {
  const t = useOfficeT();
  const { decide, isBusy } = useDecide();
  const [isAnswering, setAnswering] = useState(false);
  const { author } = review;
  const choices = [
    { status: 'approved', icon: Check },
    { status: 'rejected', icon: X },
  ] as const;
  return (
    <span className="inline-flex gap-1">
      {choices.map(({ status, icon }) => (
        <LimitedIconButton
          key={status}
          label={t(`admin.reviews.set_${status}`, { author })}
          icon={<Icon shape={icon} className="size-5" />}
          whyNot={review.status === status ? t(`admin.reviews.already_${status}`) : null}
          onClick={() => {
            if (!isBusy) void decide([[review, { status }]], (count) => t(`admin.reviews.done_${status}`, { count }));
          }}
        />
      ))}
      <IconButton
        label={t('admin.reviews.answerTo', { author })}
        icon={<Icon shape={MessageSquareReply} className="size-5" />}
        onClick={() => setAnswering(true)}
      />
      <AnswerDialog review={review} open={isAnswering} onClose={() => setAnswering(false)} />
    </span>
  );
}
