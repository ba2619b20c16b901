import { listPageTexts } from '#contract/shop/page-texts.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The pages whose text staff can change. */
export function TextsScreen() {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const { data, refusal, reload } = useRead(listPageTexts, { page: 1, per_page: 50 });
  return (
    <>
      <ScreenHead title={t('admin.frame.texts')} />
      {refusal && <RefusalAlert title={t('admin.texts.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-64" />}
      <ul className="grid max-w-4xl gap-3 md:grid-cols-2">
        {data && (
          <li className="relative rounded-card border border-line bg-card p-4 hover:border-brand">
            <Link to="/admin/texts/banners" className="font-semibold after:absolute after:inset-0">
              {t('admin.banners.title')}
            </Link>
            <p className="text-sm text-quiet">{t('admin.banners.intro')}</p>
          </li>
        )}
        {data?.items.map(({ key, changedAt }) => (
          <li key={key} className="relative rounded-card border border-line bg-card p-4 hover:border-brand">
            <Link to={`/admin/texts/${key}`} className="font-semibold after:absolute after:inset-0">
              {t(`admin.texts.page_${key}`)}
            </Link>
            <p className="text-sm text-quiet">
              {changedAt
                ? t('admin.texts.changedAt', { date: dateTime(changedAt, timeZone) })
                : t('admin.texts.bundled')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
