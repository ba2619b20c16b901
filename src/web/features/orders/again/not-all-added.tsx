import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { EquivalentRow } from '#web/shared/cart/equivalents/equivalent-row.tsx';
import type { Missing } from '#web/shared/cart/equivalents/equivalents.ts';
import type { PutInCart } from '#web/shared/cart/put-in-cart.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { type Instead, restOf, useNearest } from './use-nearest.ts';

/** What of an order could not be put in the cart once more, by its reason, with the nearest that stands in for it. */
export function NotAllAdded({
  outcome,
  isOpen,
  store,
  onClose,
}: {
  outcome: PutInCart;
  isOpen: boolean;
  store: { id: number; name: string };
  /** With what was chosen to stand in. */
  onClose: (instead: Instead) => void;
}) {
  const { added, gone, short, full } = outcome;
  const nearest = useNearest(store.id, outcome);
  const close = () => onClose(nearest.instead());
  const t = useT('orders', 'delivery');
  const { number, quantity } = useFormat();
  const count = added.length;
  const row = (missing: Missing, message?: string) => (
    <EquivalentRow
      key={missing.id}
      missing={missing}
      {...(message && { said: message })}
      isAsked={nearest.isAsked}
      offered={nearest.offeredFor(missing)}
      isChosen={nearest.isChosen(missing.id)}
      onToggle={(offered) => nearest.toggle(missing.id, offered)}
    />
  );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('orders.againTitle')}
      closeLabel={t('common.close')}
      footer={<Button onClick={close}>{t('orders.againClose')}</Button>}
    >
      <div className="grid gap-4">
        {count > 0 && <p>{t('orders.againDone', { count, shown: number(count) })}</p>}
        {gone.length > 0 && (
          <section>
            <h3 className="font-semibold">{t('orders.againGone', { store: store.name })}</h3>
            <ul className="mt-2 grid gap-3">{gone.map((missing) => row(missing))}</ul>
          </section>
        )}
        {short.length > 0 && (
          <section>
            <h3 className="font-semibold">{t('orders.againLess')}</h3>
            <ul className="mt-2 grid gap-3">
              {short.map((cut) => {
                const { line, now, wanted } = cut;
                const unit = unitWord(line.product.unit, t);
                const names = { name: line.name, now: number(now), before: quantity(wanted, unit) };
                return row(restOf(cut), t('orders.againCut', names));
              })}
            </ul>
          </section>
        )}
        {full.length > 0 && (
          <section>
            <h3 className="font-semibold">{t('orders.againFull')}</h3>
            <ul className="mt-1 list-disc pl-5">
              {full.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
