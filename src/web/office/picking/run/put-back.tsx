import type { PickRun } from '#contract/orders/pick-runs.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useQuantityText } from './quantity-text.ts';
import { toPutBack } from './stops.ts';

/** Orders that have left a run, and what was fetched of them. `isBrief`: where a stop is shown, with the way to the list. */
export function PutBack({ run, isBrief, onOpen }: { run: PickRun; isBrief: boolean; onOpen: () => void }) {
  const t = useOfficeT();
  const quantityText = useQuantityText();
  const left = toPutBack(run);
  const found = isBrief ? left.filter(({ lines }) => lines.length > 0) : left;
  if (found.length === 0 || run.state !== 'open') return null;
  return (
    <Alert
      tone="warning"
      title={t('admin.picking.putBack')}
      action={isBrief && <Button onClick={onOpen}>{t('admin.picking.list')}</Button>}
    >
      {found.map(({ order, lines }) => (
        <div key={order.id}>
          <p>{t('admin.picking.putBackOf', { letter: order.letter, number: order.number })}</p>
          {!isBrief && lines.length === 0 && <p>{t('admin.picking.putBackNone')}</p>}
          {!isBrief && (
            <ul className="list-disc pl-5">
              {lines.map((line) => (
                <li key={line.id}>
                  {line.picked > 0 && `${quantityText(line.picked, line.unit)} × ${line.name}`}
                  {line.substitute &&
                    ` ${quantityText(line.substitute.quantity, line.substitute.unit)} × ${line.substitute.name}`}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Alert>
  );
}
