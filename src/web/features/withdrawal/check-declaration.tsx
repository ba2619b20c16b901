import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { withdrawOrder } from '#contract/messages/messages.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Declaration } from './read-declaration.ts';

/** The second step: what was declared is read again, and sent by one press. */
export function CheckDeclaration({
  declared,
  onBack,
  onDone,
  onRefused,
}: {
  declared: Declaration;
  onBack: () => void;
  onDone: () => void;
  onRefused: (refusal: Refusal) => void;
}) {
  const t = useT('withdrawal');
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await api(withdrawOrder, declared);
      onDone();
    } catch (error) {
      onRefused(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  const rows: [string, string][] = [
    [t('withdrawal.order'), declared.order_number],
    [t('withdrawal.items'), declared.items?.join('\n') ?? t('withdrawal.all')],
    [t('withdrawal.name'), declared.from_name],
    [t('common.email'), declared.from_email],
  ];
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t('withdrawal.checkTitle')}
      </h2>
      <p>{t('withdrawal.checkText')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <form method="post" onSubmit={(event) => void confirm(event)} className="flex flex-wrap gap-3">
        {Object.entries({ ...declared, items: declared.items?.join('\n') ?? '', confirmed: 'yes' }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <Button type="submit" size="large" busy={isBusy}>
          {t('withdrawal.confirm')}
        </Button>
        <Button size="large" variant="secondary" className="noscript:hidden" onClick={onBack}>
          {t('withdrawal.back')}
        </Button>
      </form>
    </section>
  );
}
