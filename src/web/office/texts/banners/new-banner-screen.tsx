import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { createBanner, listBanners, readBanner } from '#contract/shop/banners.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { BannerForm } from './banner-form.tsx';
import { bannerOfNextYear, blankBanner, type EditableBanner } from './banner-values.ts';

/** A new banner; with `?of=12`, that one for the next year. */
export function NewBannerScreen() {
  const t = useOfficeT();
  const of = Number(useSearchParams()[0].get('of')) || null;
  const { data, refusal, reload } = useRead(readBanner, { id: of ?? 0 }, { isOn: of !== null });
  const start = useMemo(() => data && bannerOfNextYear(data), [data]);
  const title = t('admin.banners.new');
  if (of !== null && refusal)
    return <RefusalAlert heading={title} title={t('admin.banners.oneFailed')} refusal={refusal} retry={reload} />;
  if (of !== null && !start) return <Skeleton className="h-96" />;
  return (
    <>
      <ScreenHead title={title} />
      <NewBanner start={start} />
    </>
  );
}

function NewBanner({ start }: { start: EditableBanner | null }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { send } = useWrite(createBanner, [listBanners]);
  return (
    <BannerForm<EditableBanner>
      banner={blankBanner}
      {...(start && { start })}
      saved={t('admin.banners.created')}
      save={async (_, __, all) => {
        const { id } = await send(all);
        // The form has nothing unsaved any more once it is drawn again.
        setTimeout(() => void navigate(`/admin/texts/banners/${id}`, { replace: true }));
        return null;
      }}
    />
  );
}
