import { type FormEvent, useId, useState } from 'react';
import type { StaffReview } from '#contract/catalogue/review-moderation.ts';
import { languageFacts } from '#domain/language/language.ts';
import { reviewLimits } from '#domain/reviews/review.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { useDecide } from './use-decide.ts';

/**
 * The shop's answer to a review, which its page shows beneath it. Closed without saving, what was typed stays for the next
 * time; whoever leaves the list is asked.
 */
export function AnswerDialog({ review, open, onClose }: { review: StaffReview; open: boolean; onClose: () => void }) {
  const t = useOfficeT();
  const form = useId();
  const { decide, isBusy } = useDecide();
  /** What was typed, over the review as it was when somebody began to. */
  const [typed, setTyped] = useState<{ answer: string; over: StaffReview } | null>(null);
  const answer = typed?.answer ?? review.answer;
  const guard = useLeaveGuard(answer.trim() !== review.answer.trim());
  // Another one in the meantime: its customer's words, or a colleague's answer.
  const isAnother = typed !== null && typed.over.version < review.version;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !(await decide([[review, { answer: answer.trim() }]], () => t('admin.reviews.answerSaved')))) return;
    setTyped(null);
    onClose();
  }
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('admin.reviews.answerTo', { author: review.author })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={form} busy={isBusy}>
              {t('admin.form.save')}
            </Button>
          </>
        }
      >
        {isAnother && (
          <Alert tone="warning" className="mb-4" title={t('admin.form.conflict')}>
            {review.answer !== typed.over.answer && (
              <p>{t('admin.form.theirs', { value: review.answer || t('admin.audit.nothing') })}</p>
            )}
            <p>{t('admin.form.conflictText')}</p>
          </Alert>
        )}
        <blockquote lang={review.language} className="mb-4 border-l-2 border-line pl-3 whitespace-pre-line text-quiet">
          {[review.title, review.text].filter(Boolean).join('\n')}
        </blockquote>
        <form id={form} noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label={t('admin.reviews.answer')}
            hint={t('admin.reviews.answerHint', { language: languageFacts[review.language].name })}
          >
            {(aria) => (
              <Textarea
                {...aria}
                name="answer"
                rows={5}
                maxLength={reviewLimits.answer}
                value={answer}
                onChange={(event) => setTyped({ answer: event.target.value, over: typed?.over ?? review })}
              />
            )}
          </Field>
        </form>
      </Dialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}
