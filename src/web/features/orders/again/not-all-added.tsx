import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import type { PutInCart } from '#web/state/cart/put-in-cart.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';

/** What of an order could not be put in the cart once more, by its reason. */
export function NotAllAdded({
  outcome: { added, gone, short, full },
  isOpen,
  store,
  onClose,
}: {
  outcome: PutInCart;
  isOpen: boolean;
  store: string;
  onClose: () => void;
}) {
  const t = useT('orders');
  const { number, quantity } = useFormat();
  const cut = short.map(({ line, now, wanted }) =>
    t('orders.againCut', {
      name: line.name,
      now: number(now),
      before: quantity(wanted, unitWord(line.product.unit, t)),
    }),
  );
  const count = added.length;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('orders.againTitle')}
      closeLabel={t('common.close')}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="grid gap-4">
        {count > 0 && <p>{t('orders.againDone', { count, shown: number(count) })}</p>}
        <Names title={t('orders.againGone', { store })} names={gone} />
        <Names title={t('orders.againLess')} names={cut} />
        <Names title={t('orders.againFull')} names={full} />
      </div>
    </Dialog>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
