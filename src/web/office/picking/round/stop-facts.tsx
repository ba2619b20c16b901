import Navigation from 'lucide/dist/esm/icons/navigation.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { RoundStop } from '#contract/orders/rounds.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { spanText } from '#web/lib/writing/slot-text.ts';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { cx } from '#web/ui/cx.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { StopSaid } from '../device/picking-store.ts';
import { placeOf, wayTo } from './stops.ts';

/** Who is at a stop and where, how to get there and call, and what is to be thought of at the door. */
export function StopFacts({ stop, said }: { stop: RoundStop; said: StopSaid | undefined }) {
  const t = useOfficeT();
  const { language, money } = useFormat();
  const { name, number, address, city, postalCode, phone, note, slot, bags, due } = stop;
  const counted = bags.ambient + bags.cold + bags.frozen;
  const needsAge = stop.items.some(({ minimumAge }) => minimumAge !== null);
  const isOpen = stop.state === 'waiting';
  return (
    <>
      {said && <StopFault said={said} />}
      <div>
        <h2 id="stop-name" tabIndex={-1} className="text-3xl leading-tight font-semibold wrap-anywhere outline-none">
          {name || number}
        </h2>
        <p className="mt-2 text-2xl leading-snug wrap-anywhere">
          {address}
          <br />
          {[postalCode, city].filter(Boolean).join(' ')}
        </p>
        <p className="mt-1 text-base text-quiet">
          {number}
          {slot && ` · ${spanText(slot, language, slot.timeZone)}`}
        </p>
      </div>
      {note && (
        <p className="rounded-control bg-warn-soft px-3 py-2 text-lg wrap-anywhere whitespace-pre-line text-warn">
          <span className="font-semibold">{t('admin.rounds.note')}</span> {note}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <a
          href={wayTo(placeOf(stop), navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          className={cx(buttonStyle('secondary', 'large'), 'min-h-15', !phone && 'col-span-2')}
        >
          <Icon shape={Navigation} className="size-5" />
          {t('admin.rounds.navigate')}
        </a>
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={`${t('admin.rounds.call')} ${phone}`}
            className={cx(buttonStyle('secondary', 'large'), 'min-h-15')}
          >
            <Icon shape={Phone} className="size-5" />
            {t('admin.rounds.call')}
          </a>
        )}
      </div>
      {isOpen && (
        <ul className="grid gap-1 rounded-card bg-sunken p-4 text-lg">
          <li className="font-semibold tabular-nums">
            {due > 0 ? t('admin.rounds.due', { amount: money(due) }) : t('admin.rounds.paid')}
          </li>
          {needsAge && <li className="font-semibold text-warn">{t('admin.rounds.age')}</li>}
          {counted > 0 && (
            <li>
              {t('admin.rounds.bags')} · {t('admin.desk.bagCounts', bags)}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Why what was said of a stop does not count. */
function StopFault({ said }: { said: StopSaid }) {
  const t = useOfficeT();
  const { money } = useFormat();
  if (said.result === 'ok' || said.result === 'repeated') return null;
  const due = said.errors.cash_taken?.[0]?.parameters.due;
  return (
    <Alert tone="error">
      {due === undefined
        ? t(`admin.rounds.said_${said.result}`)
        : t('admin.rounds.saidSum', { due: money(Number(due)) })}
    </Alert>
  );
}
