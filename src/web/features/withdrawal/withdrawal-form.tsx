import { useState } from 'react';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { CheckDeclaration } from './check-declaration.tsx';
import { FillDeclaration } from './fill-declaration.tsx';
import type { Declaration } from './read-declaration.ts';

/** Two steps, as the law has it: the declaration, then its confirmation. `order`: the number that the page has. */
export function WithdrawalForm({ order }: { order: string }) {
  const t = useT('withdrawal');
  const [declared, setDeclared] = useState<Declaration | null>(null);
  const [step, setStep] = useState<'fill' | 'check' | 'done'>('fill');
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
