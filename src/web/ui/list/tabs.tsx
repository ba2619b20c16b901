import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';

/**
 * Tabs by the WAI-ARIA pattern: arrows, Home and End move, the chosen panel alone is in the page.
 * Controlled: the owner keeps `active` (an id) and changes it in `onChange`. `label` names the list.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  active,
  onChange,
}: {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; panel: ReactNode }[];
  active: Id;
  onChange: (id: Id) => void;
}) {
  const base = useId();
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === active),
  );
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={i === at}
            aria-controls={`${base}-panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={cx(
              '-mb-px min-h-11 border-b-2 px-4 py-2 font-semibold whitespace-nowrap',
              i === at ? 'border-brand text-brand' : 'border-transparent text-quiet hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${tabs[at]?.id}`} className="pt-5">
        {tabs[at]?.panel}
      </div>
    </>
  );
}
