import { useState } from 'react';
import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { mostOf } from '../device/fold-events.ts';
import type { EventDraft } from '../device/run-session.ts';
import { QuantityKeys } from './quantity-keys.tsx';
import { useQuantityText } from './quantity-text.ts';
import type { PickStop } from './stops.ts';
import { SubstituteChoice } from './substitute-choice.tsx';

type Substitute = PickLineOnWire['substitutes'][number];
type Props = {
  stop: PickStop;
  say: (drafts: readonly EventDraft[], productId: number) => Promise<boolean>;
  onClose: () => void;
};

/**
 * What is not there: whether the shelf is empty, then what may stand for it, order by order. What is missing is said at once,
 * so that nothing is lost where the questions are left; who wants nothing replaced is offered nothing.
 */
export function MissingSheet({ stop, say, onClose }: Props) {
  const t = useOfficeT();
  const quantityText = useQuantityText();
  // As they are when the sheet opens: what is said of them makes them decided.
  const [missing] = useState(() => stop.lines.filter(({ state }) => state === 'waiting'));
  const [shelfEmpty, setShelfEmpty] = useState<boolean | null>(null);
  const [left, setLeft] = useState<readonly PickLineOnWire[]>([]);
  const [chosen, choose] = useState<{ substitute: Substitute; isAgreed: boolean } | null>(null);
  const [line] = left;
  const shortOf = (one: PickLineOnWire, isEmpty: boolean): EventDraft => ({
    line_id: one.id,
    kind: 'short',
    quantity: one.picked,
    ...(isEmpty && { shelf_empty: true }),
  });
  function answer(isEmpty: boolean): void {
    const replaced = missing.filter(({ wish, substitutes }) => wish !== 'refund' && substitutes.length > 0);
    const others = missing.filter((one) => !replaced.includes(one));
    if (others.length > 0)
      void say(
        others.map((one) => shortOf(one, isEmpty)),
        stop.productId,
      );
    setShelfEmpty(isEmpty);
    setLeft(replaced);
    if (replaced.length === 0) onClose();
  }
  async function decide(drafts: readonly EventDraft[]): Promise<void> {
    choose(null);
    const rest = left.slice(1);
    setLeft(rest);
    if (rest.length === 0) onClose();
    await say(drafts, stop.productId);
  }
  function replace(one: PickLineOnWire, { substitute, isAgreed }: NonNullable<typeof chosen>, quantity: number): void {
    const said: EventDraft = { line_id: one.id, kind: 'substituted', product_id: substitute.productId, quantity };
    // An empty shelf is said of the line first: what stands for it comes after.
    const before = shelfEmpty ? [shortOf(one, true)] : [];
    void decide([...before, isAgreed ? { ...said, accepted_by: 'phone' } : said]);
  }
  if (line && chosen)
    return (
      <QuantityKeys
        title={t('admin.picking.quantityOf', { letter: line.letter })}
        unit={chosen.substitute.unit}
        weighed={chosen.substitute.weighed}
        ordered={line.quantity - line.picked}
        atLeast={null}
        atMost={mostOf(line, chosen.substitute)}
        onClose={() => choose(null)}
        onDone={(quantity) => replace(line, chosen, quantity)}
      />
    );
  const name = stop.lines[0].name;
  const title = line ? t('admin.picking.substituteFor', { letter: line.letter, name }) : t('admin.picking.shelfEmpty');
  return (
    <Dialog open title={title} closeLabel={t('admin.picking.close')} onClose={onClose}>
      {line ? (
        <SubstituteChoice
          key={line.id}
          line={line}
          onNothing={() => void decide([shortOf(line, shelfEmpty === true)])}
          onChoose={(substitute, isAgreed) => {
            const most = mostOf(line, substitute);
            if (most === 1 && !substitute.weighed) replace(line, { substitute, isAgreed }, 1);
            else choose({ substitute, isAgreed });
          }}
        />
      ) : (
        <div className="grid gap-4">
          <p className="text-lg">
            {t('admin.picking.missingOf', {
              list: missing
                .map(({ letter, quantity, picked, unit }) => `${letter} ${quantityText(quantity - picked, unit)}`)
                .join(', '),
            })}
          </p>
          <p className="text-base text-quiet">{t('admin.picking.shelfEmptyHint')}</p>
          <Button size="large" wide className="min-h-18 text-xl" onClick={() => answer(true)}>
            {t('admin.picking.yesEmpty')}
          </Button>
          <Button size="large" wide variant="secondary" className="min-h-18 text-xl" onClick={() => answer(false)}>
            {t('admin.picking.notEmpty')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
