import { type ComponentProps, type ReactNode, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'className' | 'aria-describedby'> & {
  /** What stands on the button. */
  label: ReactNode;
  question: string;
  /** What the button in the question is called. */
  confirm: string;
  isDanger?: boolean;
  /** It asks as soon as it is there: whoever came here has chosen it. */
  startsAsked?: boolean;
  isBusy: boolean;
  /** Heads what is shown where `run` throws a `Refusal`; left out where it says so itself. */
  failed?: string;
  run: () => Promise<unknown>;
  /** What happens: who is mailed, what is numbered, that it cannot be taken back. */
  children: ReactNode;
};

/**
 * A button for what sends a mail, numbers a paper or cannot be taken back: it asks first. A failure is shown within the
 * question.
 */
export function AskedButton(props: Props) {
  const { label, question, confirm, isDanger, startsAsked = false, isBusy, failed, run, children, ...button } = props;
  const t = useOfficeT();
  const [isAsked, setAsked] = useState(startsAsked);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const close = () => {
    setAsked(false);
    setRefusal(null);
  };
  async function confirmed(): Promise<void> {
    setRefusal(null);
    try {
      await run();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return setRefusal(error);
    }
    close();
  }
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={question}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirmed()}>
              {confirm}
            </Button>
          </>
        }
      >
        {refusal && (
          <Alert tone="error" className="mb-3" {...(failed && { title: failed })}>
            {failureText(t, refusal)}
          </Alert>
        )}
        {children}
      </Dialog>
    </>
  );
}
