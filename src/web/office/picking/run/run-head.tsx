import { useOfficeT } from '../../use-office-t.ts';
import { WorkHead } from '../work-head.tsx';
import type { RunView } from './run-screen.tsx';
import { type PickStop, progressOf } from './stops.ts';

type Props = {
  stops: readonly PickStop[];
  unsent: number;
  view: RunView;
  onView: (view: RunView) => void;
  isOpen: boolean;
};

/** How far a run is, what of it waits to be sent, and the way to its list and back. */
export function RunHead({ stops, unsent, view, onView, isOpen }: Props) {
  const t = useOfficeT();
  const isShown = view.kind === 'list';
  const onToggle = () => onView(isShown ? { kind: 'stop', productId: null } : { kind: 'list' });
  return (
    <WorkHead
      title={t('admin.picking.title')}
      home={{ to: '/admin/picking', label: t('admin.picking.allRuns') }}
      progress={{ ...progressOf(stops), label: t('admin.picking.progressLabel') }}
      unsent={unsent}
      list={isOpen ? { isShown, onToggle } : null}
    />
  );
}
