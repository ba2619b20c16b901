import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { answerDelivery, type DeliveryQuestion, useDeliveryQuestion } from '#web/shared/delivery/ask-delivery.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Where the questions of state/ask-delivery are asked; once, in the root. Dialogs and words come with the first one. */
export function DeliveryHost() {
  const t = useT();
  const language = useLanguage();
  const question = useDeliveryQuestion();
  const [Dialog, setDialog] = useState<ComponentType<{ question: DeliveryQuestion }> | null>(null);
  const isNeeded = question !== null && Dialog === null;
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./delivery-dialog.tsx'), loadWords(language, ['delivery'])]).then(
      ([file]) => setDialog(() => file.DeliveryDialog),
      () => {
        notice(t('errors.offlineTitle'), { description: t('errors.offlineText'), tone: 'destructive' });
        answerDelivery(null);
      },
    );
  }, [isNeeded, language, t]);
  if (question === null || Dialog === null) return null;
  return (
    <Suspense>
      <Dialog key={question.id} question={question} />
    </Suspense>
  );
}
