import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { readSystemState } from '#contract/shop/system.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ChecksPart } from './checks/checks-part.tsx';
import { FlagsPart } from './flags-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { ResetFlags } from './reset-flags.tsx';
import { StatePart } from './state-part.tsx';
import { useFlagsWrite } from './use-flags-write.ts';

/** The counts of what waits to be sent are asked for again so often. */
const every = 30_000;

/** The configuration: what is on, what the shop is connected to, who it is. */
export function ConfigScreen() {
  const t = useOfficeT();
  const config = useRead(readFeatureConfig, {}, { every });
  const state = useRead(readSystemState, {}, { every });
  const flags = useFlagsWrite();
  const refusal = config.refusal ?? state.refusal;
  const reload = () => {
    config.reload();
    state.reload();
  };
  return (
    <>
      <ScreenHead
        title={t('admin.frame.config')}
        actions={
          <>
            <HistoryLink thing="featureConfig" />
            {config.data && <ResetFlags config={config.data} reset={flags.reset} />}
          </>
        }
      />
      {refusal && <RefusalAlert title={t('admin.config.loadFailed')} refusal={refusal} retry={reload} />}
      {!refusal && !(config.data && state.data) && <Skeleton className="h-[40rem]" />}
      {config.data && state.data && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            <p className="mb-3 text-quiet">{t('admin.config.flagsText')}</p>
            <div className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
              <FlagsPart config={config.data} state={state.data} flags={flags} />
            </div>
          </div>
          <div className="grid gap-4">
            <StatePart state={state.data} />
            <ChecksPart />
          </div>
        </div>
      )}
      <div className="mt-4 max-w-4xl">
        <IdentityPart isPlaced={Boolean(config.data && state.data)} />
      </div>
    </>
  );
}
