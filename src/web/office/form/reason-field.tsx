import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useOfficeT } from '../use-office-t.ts';

type Props = {
  value: string;
  onChange: (reason: string) => void;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** It has to be given, as for a fee that staff set. */
  isNeeded?: boolean;
};

/** Why an order ends or is changed, for whoever ordered; `reasonToSend` is what a call takes of it. */
export function ReasonField({ value, onChange, error, isNeeded = false }: Props) {
  const t = useOfficeT();
  return (
    <Field label={t('admin.orders.reason')} {...(!isNeeded && { optional: t('common.optional') })} error={error}>
      {(control) => (
        <Textarea
          {...control}
          name="reason"
          rows={3}
          maxLength={499}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** The same in a question of its own: what is typed into it is not lost by going to another page. */
export function GuardedReason(props: Props) {
  const guard = useLeaveGuard(props.value.trim() !== '');
  return (
    <>
      <ReasonField {...props} />
      <LeaveQuestion guard={guard} />
    </>
  );
}

/** The reason as a call takes it: nothing where only spaces were typed. */
export function reasonToSend(typed: string): { reason?: string } {
  const reason = typed.trim();
  return reason === '' ? {} : { reason };
}
