import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs';
import { readSetupState } from '#contract/shop/system.ts';
import { listStaffStores } from '#contract/stores/staff-stores.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { placeOf, type Step } from './place-of.ts';

/** The guide through what a new shop needs, as far as it has come by itself: nothing is ticked off by hand. */
export function SetupScreen() {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readSetupState, {});
  const stores = useRead(listStaffStores, { page: 1, per_page: 2 });
  const storeIds = stores.data?.items.map(({ id }) => id) ?? null;
  const next = data?.steps.find(({ isDone }) => !isDone);
  return (
    <div className="max-w-3xl">
      <ScreenHead title={t('admin.frame.setup')} />
      <p className="mb-4 text-quiet">{t('admin.setup.intro')}</p>
      {refusal && <RefusalAlert title={t('admin.setup.loadFailed')} refusal={refusal} retry={reload} />}
      {!refusal && (!data || stores.isFetching) && <Skeleton className="h-96" />}
      {data?.isComplete && (
        <Alert tone="success" className="mb-4" title={t('admin.setup.ready')}>
          {t('admin.setup.readyText')}
        </Alert>
      )}
      <ol className="grid gap-3">
        {/* Where a step leads is known with the stores: a link that is there leads nowhere else a moment later. */}
        {!stores.isFetching &&
          data?.steps.map((step) => (
            <SetupStep key={step.step} step={step} isNext={step === next} to={placeOf(step, storeIds)} />
          ))}
      </ol>
    </div>
  );
}

function SetupStep({ step: { step, isDone, isOptional }, isNext, to }: { step: Step; isNext: boolean; to: string }) {
  const t = useOfficeT();
  const done = <Badge tone="green">{t('admin.setup.done')}</Badge>;
  const toDo = isOptional ? (
    <Badge>{t('admin.setup.optional')}</Badge>
  ) : (
    <Badge tone="yellow">{t('admin.setup.toDo')}</Badge>
  );
  return (
    <Card as="li" aria-current={isNext ? 'step' : undefined} className={cx(isNext && 'border-brand')}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Icon
          shape={isDone ? CircleCheck : CircleDashed}
          className={cx('size-6 shrink-0', isDone ? 'text-good' : 'text-quiet')}
        />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="mb-1 flex flex-wrap items-center gap-2 text-base">
            {t(`admin.setup.${step}`)}
            {isDone ? done : toDo}
          </h2>
          <p className="text-sm text-quiet">{t(`admin.setup.${step}Text`)}</p>
        </div>
        <LinkButton
          to={to}
          variant={isNext ? 'primary' : 'secondary'}
          aria-label={`${t(isDone ? 'admin.setup.change' : 'admin.setup.begin')} · ${t(`admin.setup.${step}`)}`}
        >
          {t(isDone ? 'admin.setup.change' : 'admin.setup.begin')}
        </LinkButton>
      </div>
    </Card>
  );
}
