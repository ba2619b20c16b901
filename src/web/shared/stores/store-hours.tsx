import { Fragment } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { groupHours } from './group-hours.ts';

/** The week of a store, days with the same hours on one line. */
export function StoreHours({ hours }: { hours: ShopStore['openingHours'] }) {
  const t = useT();
  const { time, weekday } = useFormat();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-2.5">
      {groupHours(hours).map(({ from, to, stretches }) => (
        <div key={from} className="contents">
          <dt className="first-letter:uppercase">
            {from === 1 && to === 7
              ? t('layout.everyDay')
              : from === to
                ? weekday(from, 'short')
                : `${weekday(from, 'short')} – ${weekday(to, 'short')}`}
          </dt>
          <dd className="tabular-nums">
            {stretches.length === 0
              ? t('layout.closedNow')
              : stretches.map(({ opens, closes }, i) => (
                  // The comma stays with what it follows.
                  <Fragment key={opens}>
                    {i > 0 && ' '}
                    <span className="inline-block">
                      {`${time(opens)} – ${time(closes)}${i + 1 < stretches.length ? ',' : ''}`}
                    </span>
                  </Fragment>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
