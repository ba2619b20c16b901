import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { addReview, editReview, type OwnReview } from '#contract/catalogue/own-reviews.ts';
import { reviewLimits } from '#domain/reviews/review.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Field, type FieldControl } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { StarChoice } from './star-choice.tsx';
import { type Sending, type WhyRefused, whyRefused } from './why-refused.ts';

export type ReviewFormProps = {
  product: { id: number; name: string };
  /** One's own review as it stands; null for the first one of the product. */
  own: OwnReview | null;
  onSaved: (review: OwnReview) => void;
  onCancel: () => void;
  /** Whether something was typed that is not sent yet. */
  onDirty: (isDirty: boolean) => void;
};

/** Writes a review, or one's own anew. What was typed stays until it is taken, whatever is answered. */
export function ReviewForm({ product, own, onSaved, onCancel, onDirty }: ReviewFormProps) {
  const t = useT('reviews');
  const id = useId();
  const { pathname, search } = useLocation();
  const [keyOf] = useState(createAttemptKeys);
  const [sending, setSending] = useState<Sending>(own ? 'edit' : 'new');
  const [fault, setFault] = useState<{ text: string; words: WhyRefused['words'] } | null>(null);
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const markDirty = (dirty: boolean) => {
    setDirty(dirty);
    onDirty(dirty);
  };
  const { errors, isBusy, props } = useCallForm({
    endpoint: addReview,
    read: (fields) => ({
      id: product.id,
      rating: Number(fields.get('rating') ?? 0),
      title: String(fields.get('title') ?? ''),
      text: String(fields.get('text') ?? ''),
    }),
    send: (input) => {
      setFault(null);
      const options = { idempotencyKey: keyOf([sending, input]) };
      return sending === 'new' ? api(addReview, input, options) : api(editReview, input, options);
    },
    done: (review) => {
      markDirty(false);
      onSaved(review);
    },
    refused: (refusal) => {
      const { words, next } = whyRefused(refusal, sending);
      setSending(next);
      setFault({ words, text: words ? t(`reviews.refused_${words}`) : refusalText(t, refusal) });
    },
  });
  const errorOf = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  const leave = () => {
    guard.leave();
    markDirty(false);
    onCancel();
  };
  return (
    <>
      <form
        method="post"
        aria-labelledby={id}
        {...props}
        onInput={(event) => {
          props.onInput(event);
          if (!isDirty) markDirty(true);
        }}
        className="grid gap-4"
      >
        <h3 id={id} className="text-lg font-semibold">
          {t(own ? 'reviews.formEdit' : 'reviews.formNew', { product: product.name })}
        </h3>
        <StarChoice chosen={own?.rating ?? 0} error={errorOf('rating')} />
        <CountedField
          label={t('reviews.title')}
          start={own?.title ?? ''}
          most={reviewLimits.title}
          error={errorOf('title')}
        >
          {(control) => <TextInput {...control} name="title" dir="auto" />}
        </CountedField>
        <CountedField
          label={t('reviews.text')}
          start={own?.text ?? ''}
          most={reviewLimits.text}
          error={errorOf('text')}
        >
          {(control) => <Textarea {...control} name="text" rows={6} dir="auto" />}
        </CountedField>
        <p className="text-sm text-quiet">{t('reviews.shownAs')}</p>
        {fault && (
          <Alert
            tone="error"
            action={
              fault.words === 'ended' && (
                <LinkButton to={`/auth/login?redirectTo=${encodeURIComponent(pathname + search)}`} variant="secondary">
                  {t('reviews.signInAgain')}
                </LinkButton>
              )
            }
          >
            {fault.text}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t(own ? 'reviews.save' : 'reviews.send')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
      <LeaveQuestion guard={{ ...guard, leave }} />
    </>
  );
}

/** A field of the form with what is left of its length below the label, updated while it is typed in. */
function CountedField(props: {
  label: string;
  start: string;
  most: number;
  error: string | undefined;
  children: (control: FieldControl & { defaultValue: string }) => ReactNode;
}) {
  const t = useT('reviews');
  const [length, setLength] = useState(props.start.length);
  const left = props.most - length;
  return (
    <div onInput={({ target }) => setLength((target as HTMLInputElement).value.length)}>
      <Field
        label={props.label}
        optional={t('common.optional')}
        hint={left < 0 ? t('reviews.over', { count: -left }) : t('reviews.left', { count: left })}
        error={props.error}
      >
        {(control) => props.children({ ...control, defaultValue: props.start })}
      </Field>
    </div>
  );
}
