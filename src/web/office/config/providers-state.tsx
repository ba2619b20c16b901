import { type ProviderState, readProviders } from '#contract/payments/staff-payments.ts';
import { onlineMethods, providerOf, providerSettings } from '#domain/payment/provider.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOpenSections } from '../open-sections.ts';
import { providerNames } from '../payment-words.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Each asks both providers whether they answer. */
const every = 60_000;

type Flags = Readonly<Record<(typeof onlineMethods)[number], boolean>>;

/** Who settles what is paid online: set up or not, answering or not, and where it sends its events. `flags`: what is on. */
export function ProvidersState({ flags }: { flags: Flags }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readProviders, {}, { every });
  // Once a provider is set up there are books to compare.
  const hasBooks = useOpenSections().has('reconciliation') && data?.some(({ configured }) => configured);
  return (
    <section aria-label={t('admin.config.providers')} className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="text-base font-semibold">{t('admin.config.providers')}</h3>
      {refusal && <RefusalAlert title={t('admin.config.providersFailed')} refusal={refusal} retry={reload} />}
      <ul className="divide-y divide-line">
        {data?.map((state) => (
          <li key={state.provider} className="py-2">
            <OneProvider
              state={state}
              isOn={onlineMethods.some((method) => providerOf[method] === state.provider && flags[method])}
            />
          </li>
        ))}
      </ul>
      {hasBooks && (
        <p>
          <Link to="/admin/reconciliation" className="inline-flex min-h-7 items-center text-brand hover:underline">
            {t('admin.config.toReconciliation')}
          </Link>
        </p>
      )}
    </section>
  );
}

function OneProvider({ state, isOn }: { state: ProviderState; isOn: boolean }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const { provider, configured, reachable, mode, webhookUrl, lastEventAt } = state;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{providerNames[provider]}</strong>
        <Badge tone={configured ? (reachable ? 'green' : 'yellow') : 'grey'}>
          {t(configured ? (reachable ? 'admin.config.answers' : 'admin.config.silent') : 'admin.config.isNotSet')}
        </Badge>
      </p>
      {!configured && (
        <>
          {isOn && <p className="font-semibold text-warn">{t('admin.config.onButNotSet')}</p>}
          <p className="wrap-anywhere text-quiet">
            {t('admin.config.providerNeeds', { names: providerSettings[provider].join(', ') })}
          </p>
        </>
      )}
      {configured && (
        <>
          {!reachable && <p className="text-warn">{t('admin.config.silentText')}</p>}
          {mode && <p>{t(`admin.config.mode_${mode}`)}</p>}
          {mode !== 'sandbox' && (
            <p className="text-quiet">
              {t('admin.config.webhook')} <code className="text-xs wrap-anywhere">{webhookUrl}</code>
            </p>
          )}
          <p className="text-quiet">
            {lastEventAt
              ? t('admin.config.lastEvent', { at: dateTime(lastEventAt, timeZone) })
              : t('admin.config.noEvent')}
          </p>
        </>
      )}
    </>
  );
}
