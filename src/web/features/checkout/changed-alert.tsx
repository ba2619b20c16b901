import { useT } from '#web/i18n/use-t.ts';
import { bindSize } from '#web/lib/writing/bind-size.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { FigureChange } from './figure-changes.ts';

/** Each figure that the server has otherwise, old and new, to be confirmed again. */
export function ChangedAlert({ changes }: { changes: readonly FigureChange[] }) {
  const t = useT('checkout');
  const { money } = useFormat();
  const labels = { fee: t('checkout.fee'), vat: t('checkout.vat'), total: t('checkout.total'), due: t('checkout.due') };
  return (
    <Alert tone="warning" title={t('checkout.changedTitle')}>
      <p>{t('checkout.changedText')}</p>
      <ul className="mt-2 grid gap-2">
        {changes.map(({ name, before, after }) => {
          const label = typeof name === 'string' ? labels[name] : bindSize(name.line);
          return (
            <li
              key={typeof name === 'string' ? name : `line ${name.line}`}
              className="flex flex-wrap justify-between gap-x-3"
            >
              <span className="min-w-0">{label}</span>
              <span className="ml-auto tabular-nums">
                {before !== null && (
                  <>
                    <span className="sr-only">{t('checkout.changedBefore')} </span>
                    <del className="text-quiet">{money(before)}</del>{' '}
                  </>
                )}
                <span className="sr-only">{t('checkout.changedNow')} </span>
                <ins className="font-semibold no-underline">{money(after)}</ins>
              </span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
