import type { ReactNode } from 'react';
import type { SystemState } from '#contract/shop/system.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { FormSection } from '../form/form-section.tsx';
import { useOpenSections } from '../open-sections.ts';
import { useOfficeT } from '../use-office-t.ts';
import { TestMailForm } from './test-mail-form.tsx';

/** What the shop is connected to and what waits to be sent, with a mail to try it out. */
export function StatePart({ state }: { state: SystemState }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const { mail, mapTiles, database, replica } = state;
  const hasOutbox = useOpenSections().has('outbox');
  const since = mail.waitingSince && ` · ${dateTime(mail.waitingSince, timeZone)}`;
  return (
    <FormSection title={t('admin.config.state')}>
      <dl className="grid gap-3 text-sm">
        <Fact label={t('admin.config.mail')}>
          <p>
            {mail.by === 'smtp' ? t('admin.config.mail_smtp', { host: mail.host ?? '' }) : t('admin.config.mail_files')}
          </p>
          <p className="text-quiet">
            {mail.waiting === 0 ? t('admin.config.waitingNone') : t('admin.config.waiting', { count: mail.waiting })}
            {mail.waiting > 0 && since}
          </p>
          {mail.failed > 0 && <p className="text-bad">{t('admin.config.failed', { count: mail.failed })}</p>}
          {mail.dead > 0 && (
            <p className="font-semibold text-bad">
              {hasOutbox ? (
                <Link to="/admin/outbox?state=dead" className="inline-flex min-h-7 items-center hover:underline">
                  {t('admin.config.dead', { count: mail.dead })}
                </Link>
              ) : (
                t('admin.config.dead', { count: mail.dead })
              )}
            </p>
          )}
          {hasOutbox && (
            <p>
              <Link to="/admin/outbox" className="inline-flex min-h-7 items-center text-brand hover:underline">
                {t('admin.config.toOutbox')}
              </Link>
            </p>
          )}
        </Fact>
        <Fact label={t('admin.config.sms')}>
          <Provider name={state.sms.host ?? 'SMS_URL'} isSet={state.sms.isConfigured} />
          {!state.sms.isConfigured && <p className="text-quiet">{t('admin.config.smsFiles')}</p>}
        </Fact>
        <Fact label={t('admin.config.push')}>
          {state.push.contact === null
            ? t('admin.config.pushNone')
            : t('admin.config.pushFrom', { contact: state.push.contact })}
        </Fact>
        <Fact label={t('admin.config.payment')}>
          {state.paymentProviders.map(({ method, isConfigured }) => (
            <Provider key={method} name={paymentWord(method, t)} isSet={isConfigured} />
          ))}
        </Fact>
        <Fact label={t('admin.config.social')}>
          {state.socialProviders.map(({ provider, label, isConfigured }) => (
            <Provider key={provider} name={label} isSet={isConfigured} />
          ))}
        </Fact>
        <Fact label={t('admin.config.map')}>
          {mapTiles ? t('admin.config.mapFrom', { host: mapTiles.host }) : t('admin.config.mapOwn')}
        </Fact>
        <Fact label={t('admin.config.database')}>
          <p>{t(`admin.config.database_${database}`)}</p>
          {replica && (
            <p className={replica.isRead ? 'text-quiet' : 'text-bad'}>
              {t(replica.isRead ? 'admin.config.replicaRead' : 'admin.config.replicaAway')}
            </p>
          )}
        </Fact>
      </dl>
      <TestMailForm />
    </FormSection>
  );
}

const paymentWord = (method: string, t: ReturnType<typeof useOfficeT>) =>
  method === 'card' || method === 'paypal' ? t(`admin.flags.paymentMethods.${method}`) : method;

function Provider({ name, isSet }: { name: string; isSet: boolean }) {
  const t = useOfficeT();
  return (
    <p className="flex min-h-7 items-center justify-between gap-3">
      {name}
      <Badge tone={isSet ? 'green' : 'grey'}>{t(isSet ? 'admin.config.isSet' : 'admin.config.isNotSet')}</Badge>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
