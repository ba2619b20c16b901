import { useState } from 'react';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { Posted } from '#web/lib/api/posted-context.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { CheckDeclaration } from './check-declaration.tsx';
import { FillDeclaration } from './fill-declaration.tsx';
import { type Declaration, readDeclaration } from './read-declaration.ts';

type Step = 'fill' | 'check' | 'done';
const stepAfter = { refused: 'fill', check: 'check', done: 'done' } as const;

/**
 * Two steps, as the law has it: the declaration, then its confirmation. `order`: the number that the page has; `posted`: a
 * step came without script.
 */
export function WithdrawalForm({ order, posted = null }: { order: string; posted?: Posted | null }) {
  const t = useT('withdrawal');
  const [declared, setDeclared] = useState<Declaration | null>(
    () => posted && readDeclaration((name) => posted.fields[name] ?? '', undefined),
  );
  const [step, setStep] = useState<Step>(posted ? stepAfter[posted.outcome] : 'fill');
  if (step === 'done' && declared)
    return (
      <Alert tone="success" title={t('withdrawal.done')}>
        {t('withdrawal.doneText', { email: declared.from_email })}
      </Alert>
    );
  return (
    <>
      {/* Stays, hidden, so that going back finds what was typed. */}
      <div hidden={step !== 'fill'}>
        <FillDeclaration
          order={order}
          posted={posted}
          onFilled={(declaration) => {
            setDeclared(declaration);
            setStep('check');
          }}
        />
      </div>
      {step === 'check' && declared && (
        <CheckDeclaration
          declared={declared}
          onBack={() => setStep('fill')}
          onDone={() => setStep('done')}
          onRefused={(refusal) =>
            notice(t('withdrawal.failed'), { description: refusalText(t, refusal), tone: 'destructive' })
          }
        />
      )}
    </>
  );
}
