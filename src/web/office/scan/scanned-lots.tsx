import { type ScannedProduct, scanProduct } from '#contract/catalogue/product-scan.ts';
import { addStockCounts, listStockCounts } from '#contract/catalogue/stock-counts.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { useOfficeT } from '../use-office-t.ts';

type Props = { scanned: ScannedProduct; onChoose: (productId: number) => void };

/** The goods of short date of a product in a store; or of which product what was scanned is one. */
export function ScannedLots({ scanned, onChoose }: Props) {
  const t = useOfficeT();
  const { date, money, quantity } = useFormat();
  const { product, lots, lotOf } = scanned;
  // A day alone has no clock.
  const day = (bestBefore: string) => date(bestBefore, 'UTC', 'short');
  return (
    <>
      {lotOf && (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="yellow">{t('admin.scan.lotUntil', { day: day(lotOf.bestBefore) })}</Badge>
          <button
            type="button"
            className="min-h-12 font-semibold text-brand hover:underline"
            onClick={() => onChoose(lotOf.id)}
          >
            {t('admin.scan.lotOf')}
          </button>
          {scanned.onHand > 0 && <WriteOff scanned={scanned} />}
        </div>
      )}
      {lots.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-lg">{t('admin.scan.lots')}</h3>
          <ul className="grid gap-1">
            {lots.map(({ id, bestBefore, price, onHand, visible }) => (
              <li key={id}>
                <button
                  type="button"
                  className="flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-control border border-line bg-card px-3 py-2 text-left hover:bg-sunken"
                  onClick={() => onChoose(id)}
                >
                  <span className="font-semibold">{t('admin.scan.lotUntil', { day: day(bestBefore) })}</span>
                  <span className="tabular-nums">{quantity(onHand, unitWord(product.unit, t))}</span>
                  {price !== null && <span className="tabular-nums">{money(price)}</span>}
                  {!visible && <Badge tone="grey">{t('admin.products.stateHidden')}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What is left of a lot is taken out of the stock, once somebody says that it is thrown away. */
function WriteOff({ scanned: { product, storeId } }: Pick<Props, 'scanned'>) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(addStockCounts, [scanProduct, listStockCounts]);
  return (
    <AskedButton
      className="min-h-12"
      label={t('admin.scan.writeOff')}
      question={t('admin.scan.writeOff')}
      confirm={t('admin.scan.writeOff')}
      isDanger
      isBusy={isBusy}
      failed={t('admin.scan.saveFailed')}
      run={async () => {
        const row = { product_id: product.id, on_hand: 0, reason: 'expired' as const };
        await send({ store_id: storeId, rows: [row] });
        notice(t('admin.scan.writtenOff'));
      }}
    >
      {t('admin.scan.writeOffText', { name: product.name })}
    </AskedButton>
  );
}
