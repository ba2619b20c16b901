import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { attentionGroups } from '../frame/attention/attention-groups.ts';
import { AttentionList } from '../frame/attention/attention-list.tsx';
import { useAttention } from '../frame/attention/use-attention.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { SetupCard } from '../frame/setup-card.tsx';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import { SalesPart } from './sales-part.tsx';

/** What somebody of the staff looks at first: what waits for them, and how the shop sells. */
export function OverviewScreen() {
  const t = useOfficeT();
  const { may } = useOffice();
  return (
    <div className="grid gap-6">
      <div className="-mb-4">
        <ScreenHead title={t('admin.frame.overview')} />
      </div>
      {may('CAN_EDIT_FEATURES_CONFIGURATION') && <SetupCard />}
      <AttentionPart />
      {may('CAN_MANAGE_ORDERS') && <SalesPart />}
    </div>
  );
}

function AttentionPart() {
  const t = useOfficeT();
  const format = useFormat();
  const { timeZone } = useShop();
  const { data, refusal, reload } = useAttention();
  const groups = data && attentionGroups(data, { t, format, timeZone });
  return (
    <Card as="section" aria-labelledby="attention">
      <h2 id="attention" className="mb-2 text-lg">
        {t('admin.attention.title')}
      </h2>
      {refusal && <RefusalAlert title={t('admin.attention.loadFailed')} refusal={refusal} retry={reload} />}
      {!groups && !refusal && <Skeleton className="h-72" />}
      {groups?.length === 0 && <p className="text-quiet">{t('admin.attention.nothing')}</p>}
      {groups && <AttentionList groups={groups} most={5} />}
    </Card>
  );
}
