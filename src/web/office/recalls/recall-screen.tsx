import { isRefusal } from '#contract/errors.ts';
import { readRecall, readRecallBuyers } from '#contract/recalls/recalls.ts';
import { languages } from '#domain/language/language.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Card } from '#web/ui/show/card.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { failureText } from '../frame/failure-text.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import type { Screen } from '../screens.ts';
import { useOfficeT } from '../use-office-t.ts';
import { FoundOrders } from './found-orders.tsx';
import { MailCounts } from './recalls-screen.tsx';

/** How often the screen looks while mails wait, in milliseconds. */
const lookMs = 5000;

/** One recall: what was said, to whom, and who is to be called, having no mail. */
export const RecallScreen: Screen = ({ params }) => {
  const t = useOfficeT();
  const id = Number(params.id);
  const { date, quantity, number } = useFormat();
  const { data, refusal, reload } = useRead(readRecall, { id }, { every: lookMs });
  if (!data)
    return refusal ? (
      <RefusalAlert
        heading={t('admin.frame.recalls')}
        title={t('admin.recalls.oneFailed')}
        refusal={refusal}
        retry={reload}
      />
    ) : (
      <Skeleton className="h-96" />
    );
  const { found, productName, lot, words } = data;
  async function save(): Promise<void> {
    try {
      saveFile(await api(readRecallBuyers, { id }), `recall-${id}.csv`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.recalls.fileFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <div className="max-w-5xl">
      <p className="mb-2">
        <Link to="/admin/recalls" className="inline-flex min-h-7 items-center text-brand hover:underline">
          {t('admin.recalls.all')}
        </Link>
      </p>
      <ScreenHead
        title={t('admin.recalls.of', { product: productName })}
        actions={
          <>
            <HistoryLink thing="recall" id={id} />
            <Button variant="secondary" onClick={() => void save()}>
              {t('admin.recalls.file')}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section" aria-label={t('admin.recalls.said')}>
          <p>
            {t('admin.recalls.between', { from: date(data.from, 'UTC', 'short'), to: date(data.to, 'UTC', 'short') })}
            {lot && ` · ${t('admin.recalls.lotOf', { lot })}`}
          </p>
          <p>{`${t(`admin.recalls.reason_${data.reason}`)} · ${t(`admin.recalls.advice_${data.advice}`)}`}</p>
          {data.stopsSale && <p>{t('admin.recalls.stopped')}</p>}
          {languages.map(
            (language) =>
              words[language] && (
                <p key={language} lang={language} className="mt-2 whitespace-pre-line text-quiet">
                  {words[language]}
                </p>
              ),
          )}
        </Card>
        <Card as="section" aria-label={t('admin.recalls.orders')}>
          <p className="mb-2 font-semibold">
            {t('admin.recalls.found', {
              orders: t('admin.recalls.orderCount', { count: found.orders }),
              buyers: t('admin.recalls.buyerCount', { count: found.buyers }),
              quantity: quantity(found.quantity, unitWord(found.unit, t)),
            })}
          </p>
          <p aria-live="polite">
            <MailCounts mails={data.mails} />
          </p>
          {found.withoutMail > 0 && (
            <p className="font-semibold text-bad">{t('admin.recalls.toCall', { count: found.withoutMail })}</p>
          )}
          <FoundOrders orders={found.items} unit={found.unit} withMail />
          {found.items.length < found.orders && (
            <p className="mt-2 text-quiet">{t('admin.recalls.more', { count: number(found.items.length) })}</p>
          )}
        </Card>
      </div>
    </div>
  );
};
