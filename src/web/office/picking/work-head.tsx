import CloudCheck from 'lucide/dist/esm/icons/cloud-check.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import ListIcon from 'lucide/dist/esm/icons/list.mjs';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ProgressBar } from './progress-bar.tsx';

type Props = {
  title: string;
  /** Where the others are. */
  home: { to: string; label: string };
  progress: { done: number; of: number; label: string };
  unsent: number;
  /** Null: there is no list to go to any more. */
  list: { isShown: boolean; onToggle: () => void } | null;
};
const target = 'inline-flex size-12 shrink-0 items-center justify-center rounded-control hover:bg-sunken';

/** How far a run or a round is, what of it waits to be sent, and the way to its list and back. */
export function WorkHead({ title, home, progress, unsent, list }: Props) {
  const t = useOfficeT();
  return (
    <header className="sticky top-0 z-20 flex min-h-16 items-center gap-2 border-b border-line bg-card px-2">
      <h1 className="sr-only">{title}</h1>
      <Link to={home.to} aria-label={home.label} className={target}>
        <Icon shape={House} className="size-6" />
      </Link>
      <ProgressBar {...progress} />
      <p
        role="status"
        className={cx(
          'inline-flex items-center gap-1.5 text-sm font-semibold tabular-nums',
          unsent > 0 ? 'text-warn' : 'text-good',
        )}
      >
        <Icon shape={unsent > 0 ? CloudOff : CloudCheck} className="size-5" />
        {unsent > 0 ? (
          t('admin.picking.unsent', { count: unsent })
        ) : (
          <span className="sr-only">{t('admin.picking.allSent')}</span>
        )}
      </p>
      {list && (
        <button
          type="button"
          aria-pressed={list.isShown}
          onClick={list.onToggle}
          className={cx(target, 'w-auto gap-2 px-3 font-semibold aria-pressed:bg-brand-soft aria-pressed:text-brand')}
        >
          <Icon shape={ListIcon} className="size-6" />
          {t('admin.picking.list')}
        </button>
      )}
    </header>
  );
}
