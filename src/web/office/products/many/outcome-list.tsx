import type { ReactNode } from 'react';
import type { ProductOutcome } from '#contract/catalogue/staff-products.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';

/** So many are named before the others are counted alone. */
const most = 12;

/** Products named one by one, under a line that says what is the matter with them; nothing where there are none. */
export function NamedProducts({ title, lines }: { title: string; lines: readonly { id: number; text: ReactNode }[] }) {
  const t = useOfficeT();
  if (lines.length === 0) return null;
  const more = lines.length - most;
  return (
    <section className="mt-3 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {lines.slice(0, more > 1 ? most : undefined).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {more > 1 && <p className="pl-5 text-quiet">{t('admin.many.andMore', { count: more })}</p>}
    </section>
  );
}

/** What was not changed though it was to be; what was so already is none of it. */
export const failedOf = (results: readonly ProductOutcome[]) =>
  results.filter(({ result }) => result !== 'changed' && result !== 'same');

/** Each of them with its reason. */
export function failureLines(t: OfficeT, failed: readonly ProductOutcome[]) {
  return failed.map(({ id, name, result, errors }) => {
    const [fault] = Object.values(errors).flat();
    const reason = fault
      ? errorText(t, fault)
      : t(`admin.many.result_${result as Exclude<typeof result, 'changed' | 'same' | 'invalid'>}`);
    return { id, text: `${name ?? t('admin.many.productNumber', { id })} · ${reason}` };
  });
}
