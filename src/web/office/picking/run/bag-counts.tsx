import type { PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';
import { mostBags } from '#domain/picking/bag-labels.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { useOfficeT } from '../../use-office-t.ts';

export type Bags = { ambient: number; cold: number; frozen: number };
const kinds = ['ambient', 'cold', 'frozen'] as const;

/** One bag of each kind that something was fetched for; whoever packs counts the rest. */
export function usualBags(lines: readonly PickLineOnWire[]): Bags {
  const has = (storage: PickLineOnWire['storageType']) =>
    lines.some(({ storageType, picked, state }) => storageType === storage && (picked > 0 || state === 'substituted'));
  return { ambient: has('dry') ? 1 : 0, cold: has('refrigerated') ? 1 : 0, frozen: has('frozen') ? 1 : 0 };
}

type Props = { order: PickRun['orders'][number]; bags: Bags; onChange: (bags: Bags) => void };

/** The bags of one order, by how they are kept. */
export function BagCounts({ order, bags, onChange }: Props) {
  const t = useOfficeT();
  const words = {
    ambient: t('admin.picking.ambient'),
    cold: t('admin.picking.cold'),
    frozen: t('admin.picking.frozenBags'),
  };
  return (
    <>
      <h3 className="flex items-center gap-3 text-lg font-semibold">
        <span className="inline-flex size-12 items-center justify-center rounded-full bg-brand text-2xl text-on-brand">
          {order.letter}
        </span>
        <span>
          {order.number} · {order.initial}
        </span>
      </h3>
      <div className="mt-3 grid gap-2">
        {kinds.map((kind) => (
          <div key={kind} className="flex items-center justify-between gap-3 text-lg">
            <span>{words[kind]}</span>
            <Stepper
              value={bags[kind]}
              min={0}
              max={mostBags}
              label={`${t('admin.picking.bagsOf', { letter: order.letter })}, ${words[kind]}`}
              labels={{
                less: `${words[kind]}, ${order.letter}: ${t('admin.picking.fewer')}`,
                more: `${words[kind]}, ${order.letter}: ${t('admin.picking.another')}`,
              }}
              onChange={(value) => onChange({ ...bags, [kind]: value })}
            />
          </div>
        ))}
      </div>
    </>
  );
}
