import { isRefusal } from '#contract/errors.ts';
import { listPageTexts, listPageTextVersions, type StaffPageText, writePageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { FormSection } from '../form/form-section.tsx';
import { failureText } from '../frame/failure-text.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Who wrote what when; an earlier version is taken back as a new one. */
export function VersionsPart({ text }: { text: StaffPageText }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const { data, refusal, reload } = useRead(listPageTextVersions, { key: text.key, page: 1, per_page: 50 });
  const { send, isBusy } = useWrite(writePageText, [listPageTexts, listPageTextVersions]);
  // Newest first. After a save this list may be here before the text is: what staff see here is what they replace.
  const current = data?.items[0]?.version ?? text.version;
  async function takeBack(wanted: StaffPageText): Promise<void> {
    try {
      await send({ key: text.key, version: current, ...textsOf(wanted) });
      notice(t('admin.texts.takenBack', { number: wanted.version }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.texts.saveFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <FormSection title={t('admin.texts.versions')}>
      {refusal && <RefusalAlert title={t('admin.texts.loadFailed')} refusal={refusal} retry={reload} />}
      {data?.items.length === 0 && <p className="text-sm text-quiet">{t('admin.texts.noVersions')}</p>}
      <ol className="divide-y divide-line text-sm">
        {data?.items.map((one) => (
          <li key={one.version} className="py-2">
            <p className="flex items-center justify-between gap-2 font-semibold">
              {t('admin.texts.version', { number: one.version })}
              {one.version === current ? (
                <Badge tone="green">{t('admin.texts.current')}</Badge>
              ) : (
                <Button size="small" variant="secondary" busy={isBusy} onClick={() => void takeBack(one)}>
                  {t('admin.texts.takeBack')}
                </Button>
              )}
            </p>
            <p className="text-quiet">{dateTime(one.changedAt, timeZone)}</p>
            {one.changedBy === null ? (
              <p className="text-quiet">{t('admin.texts.byErased')}</p>
            ) : (
              <Link to={`/admin/customers/${one.changedBy}`} className="text-brand hover:underline">
                {one.changedByName}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </FormSection>
  );
}

/** An empty text goes back to the program's own. */
const textsOf = (text: StaffPageText) => inEach((language) => (text.bundled.includes(language) ? '' : text[language]));
