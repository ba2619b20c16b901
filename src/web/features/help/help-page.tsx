import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { cx } from '#web/ui/cx.ts';
import { type HelpHeading, helpPaths, helpTopics } from './help-topics.ts';

/** A page of reading: its heading, the way to the other help pages (at the side, or in a row on a phone), the text. */
export function HelpPage({ topic, intro, children }: { topic: HelpHeading; intro?: ReactNode; children: ReactNode }) {
  const t = useT('help');
  const topics = useRef<HTMLUListElement>(null);
  // In the phone's row the topic that is read is visible; at the side nothing scrolls.
  useEffect(() => {
    const row = topics.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12">
      <nav aria-label={t('help.navigation')} className="lg:order-none">
        <ul
          ref={topics}
          className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-1 lg:sticky lg:top-24 lg:mx-0 lg:flex-col lg:px-0"
        >
          {helpTopics.map((one) => (
            <li key={one} className="shrink-0">
              <NavLink
                to={helpPaths[one]}
                className={({ isActive }) =>
                  cx(
                    'inline-flex min-h-11 items-center rounded-full px-4 hover:bg-sunken lg:w-full lg:rounded-control lg:py-2',
                    isActive && 'bg-brand-soft font-semibold text-brand',
                  )
                }
              >
                {t(`help.${one}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="grid max-w-2xl content-start gap-8">
        <header>
          <h1 className="text-2xl lg:text-3xl">{t(`help.${topic}`)}</h1>
          {intro && <p className="mt-2 text-lg text-quiet">{intro}</p>}
        </header>
        {children}
      </article>
    </div>
  );
}

/** A part of a help page under its own heading. */
export function HelpSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
