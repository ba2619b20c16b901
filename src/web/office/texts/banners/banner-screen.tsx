import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deleteBanner, listBanners, readBanner, updateBanner } from '#contract/shop/banners.ts';
import { bannerWordsIn } from '#domain/pages/banner.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { DeleteButton } from '../../form/delete-button.tsx';
import { HistoryLink } from '../../frame/history-link.tsx';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import type { Screen } from '../../screens.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { BannerForm } from './banner-form.tsx';
import { BannerStateBadge } from './banners-list.tsx';

/** One banner. */
export const BannerScreen: Screen = ({ params }) => {
  const t = useOfficeT();
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = Number(params.id);
  const { data: banner, refusal, reload } = useRead(readBanner, { id });
  const changing = useWrite(updateBanner, [listBanners]);
  const removing = useWrite(deleteBanner, [listBanners]);
  const list = '/admin/texts/banners';
  if (!banner)
    return refusal ? (
      <RefusalAlert
        heading={t('admin.banners.title')}
        title={t('admin.banners.oneFailed')}
        refusal={refusal}
        retry={reload}
      />
    ) : (
      <Skeleton className="h-96" />
    );
  return (
    <>
      <p className="mb-2">
        <Link to={list} className="inline-flex min-h-7 items-center text-brand hover:underline">
          {t('admin.banners.title')}
        </Link>
      </p>
      <ScreenHead
        title={bannerWordsIn(banner.words, language)?.heading ?? t('admin.banners.title')}
        actions={
          <>
            <LinkButton variant="secondary" to={`${list}/new?of=${id}`}>
              {t('admin.banners.duplicate')}
            </LinkButton>
            <HistoryLink thing="banner" id={id} />
            <DeleteButton
              label={t('admin.banners.delete')}
              question={t('admin.banners.deleteQuestion')}
              deleted={t('admin.banners.deleted')}
              failed={t('admin.banners.deleteFailed')}
              isBusy={removing.isBusy}
              remove={() => removing.send({ id })}
              onDone={() => void navigate(list)}
            >
              {t('admin.banners.deleteAsks')}
            </DeleteButton>
          </>
        }
      >
        <BannerStateBadge state={banner.state} />
      </ScreenHead>
      <BannerForm
        key={id}
        banner={banner}
        saved={t('admin.banners.saved')}
        save={async (changes, { version }) => {
          const fresh = await changing.send({ id, version, ...changes });
          queries.setQueryData([readBanner.name, { id }], fresh);
          return fresh;
        }}
      />
    </>
  );
};
