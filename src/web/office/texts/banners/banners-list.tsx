import { listBanners, type StaffBanner } from '#contract/shop/banners.ts';
import { type BannerState, bannerPlaces, bannerStates, bannerWordsIn } from '#domain/pages/banner.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import type { ListAt, ListDefinition } from '../../list/list-definition.ts';
import { useOfficeT } from '../../use-office-t.ts';

const tones = { planned: 'yellow', shown: 'green', ended: 'grey' } as const satisfies Record<BannerState, string>;

const storeText = ({ storeId }: StaffBanner, { stores, t }: ListAt) =>
  storeId === null
    ? t('admin.banners.everyStore')
    : (stores.find(({ id }) => id === storeId)?.name ?? t('admin.products.storeNumber', { id: storeId }));
const headingText = ({ words }: StaffBanner, { format }: Pick<ListAt, 'format'>) =>
  bannerWordsIn(words, format.language)?.heading ?? '';
// Days of the store's clock: by UTC they stay the days that they are.
const dayText = (day: string, { format }: ListAt) => format.date(day, 'UTC', 'short');

export function BannerStateBadge({ state }: { state: BannerState }) {
  const t = useOfficeT();
  return <Badge tone={tones[state]}>{t(`admin.banners.state_${state}`)}</Badge>;
}

/** The banners of home, those that are over too. */
export const bannersList: ListDefinition<StaffBanner> = {
  id: 'banners',
  path: '/admin/texts/banners',
  endpoint: listBanners,
  title: (t) => t('admin.banners.title'),
  count: (t, count) => t('admin.banners.count', { count }),
  empty: (t) => t('admin.banners.empty'),
  loadFailed: (t) => t('admin.banners.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.banners.search') },
  nameOf: ({ words }) => bannerWordsIn(words, 'fr')?.heading ?? '',
  hrefOf: ({ id }) => `/admin/texts/banners/${id}`,
  defaultSort: 'newest',
  quick: [
    { id: 'all', label: (t) => t('admin.banners.all'), query: {} },
    ...bannerStates.map((state) => ({
      id: state,
      label: (t: ListAt['t']) => t(`admin.banners.quick_${state}`),
      query: { state },
    })),
  ],
  filters: [
    {
      name: 'state',
      kind: 'choice',
      label: (t) => t('admin.banners.state'),
      options: ({ t }) => bannerStates.map((value) => ({ value, label: t(`admin.banners.state_${value}`) })),
    },
    {
      name: 'place',
      kind: 'choice',
      label: (t) => t('admin.banners.place'),
      options: ({ t }) => bannerPlaces.map((value) => ({ value, label: t(`admin.banners.place_${value}`) })),
    },
    {
      name: 'storeId',
      kind: 'choice',
      label: (t) => t('admin.banners.store'),
      options: ({ stores }) => stores.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ],
  columns: [
    {
      id: 'heading',
      width: 18,
      label: (t) => t('admin.texts.homeHeading'),
      isRowHeader: true,
      headsCard: true,
      cell: headingText,
      text: headingText,
    },
    {
      id: 'place',
      width: 9,
      label: (t) => t('admin.banners.place'),
      cell: ({ place }, { t }) => t(`admin.banners.place_${place}`),
      text: ({ place }, { t }) => t(`admin.banners.place_${place}`),
    },
    {
      id: 'firstDay',
      width: 7,
      label: (t) => t('admin.banners.firstDay'),
      sorts: { ascending: 'oldest', descending: 'newest' },
      cell: ({ firstDay }, context) =>
        firstDay === null ? context.t('admin.banners.atOnce') : dayText(firstDay, context),
      text: ({ firstDay }) => firstDay ?? '',
    },
    {
      id: 'lastDay',
      width: 7,
      label: (t) => t('admin.banners.lastDay'),
      cell: ({ lastDay }, context) => (lastDay === null ? context.t('admin.banners.noEnd') : dayText(lastDay, context)),
      text: ({ lastDay }) => lastDay ?? '',
    },
    { id: 'store', width: 9, label: (t) => t('admin.banners.store'), cell: storeText, text: storeText },
    {
      id: 'state',
      width: 7,
      label: (t) => t('admin.banners.state'),
      cell: ({ state }) => <BannerStateBadge state={state} />,
      text: ({ state }, { t }) => t(`admin.banners.state_${state}`),
    },
  ],
};
