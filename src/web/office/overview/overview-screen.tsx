import ScanBarcode from 'lucide/dist/esm/icons/scan-barcode.mjs';
import { readSetupState } from '#contract/shop/system.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { type Read, useRead } from '../data/use-read.ts';
import { attentionGroups } from '../frame/attention/attention-groups.ts';
import { AttentionList, useAttention } from '../frame/attention/attention-list.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { SetupCard } from '../frame/setup-card.tsx';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import { DayPart, usePickDay } from './day-part.tsx';
import { SalesPart, useSales } from './sales-part.tsx';

/**
 * What somebody of the staff looks at first: what waits for them, and how the shop sells. Nothing is shown before it is known
 * how much stands above it: what comes in later would push what is being read down.
 */
export function OverviewScreen() {
  const t = useOfficeT();
  const { may } = useOffice();
  const mayConfigure = may('CAN_EDIT_FEATURES_CONFIGURATION');
  const maySell = may('CAN_MANAGE_ORDERS');
  const setup = useRead(readSetupState, {}, { isOn: mayConfigure });
  const attention = useAttention();
  const day = usePickDay(maySell);
  useSales('', maySell);
  const isKnown = ({ data, refusal }: Pick<Read<unknown>, 'data' | 'refusal'>) => data !== null || refusal !== null;
  return (
    <div className="grid gap-6">
      <div className="-mb-4">
        <ScreenHead
          title={t('admin.frame.overview')}
          actions={
            may('CAN_MANAGE_PRODUCTS') && (
              <LinkButton size="small" variant="secondary" to="/admin/scan">
                <Icon shape={ScanBarcode} className="size-4.5" />
                {t('admin.frame.scan')}
              </LinkButton>
            )
          }
        />
      </div>
      {isKnown(attention) && (!mayConfigure || isKnown(setup)) && (!maySell || isKnown(day)) ? (
        <>
          {mayConfigure && <SetupCard />}
          {maySell && <DayPart />}
          <AttentionPart />
          {maySell && <SalesPart />}
        </>
      ) : (
        <Skeleton className="h-[calc(100dvh-9rem)]" />
      )}
    </div>
  );
}

function AttentionPart() {
  const t = useOfficeT();
  const format = useFormat();
  const { timeZone } = useShop();
  const { data, refusal, reload } = useAttention();
  const groups = data && attentionGroups(data, { t, format, timeZone, now: new Date() });
  return (
    <Card as="section" aria-labelledby="attention">
      <h2 id="attention" className="mb-2 text-lg">
        {t('admin.attention.title')}
      </h2>
      {refusal && <RefusalAlert title={t('admin.attention.loadFailed')} refusal={refusal} retry={reload} />}
      {groups?.length === 0 && <p className="text-quiet">{t('admin.attention.nothing')}</p>}
      {groups && <AttentionList groups={groups} most={5} unfolds />}
    </Card>
  );
}
