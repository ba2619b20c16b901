import { useCallback, useState } from 'react';
import { createTabValue } from '#web/lib/browser/kept-value.ts';
import { useOfficeT } from '../use-office-t.ts';

export type LastScan = { productId: number; name: string };
const most = 8;
const kept = createTabValue<LastScan[]>('last-scans');

/** The products that were looked at last, the newest first, as long as the tab is open. */
export function useLastScans(): { last: readonly LastScan[]; note: (scan: LastScan) => void } {
  const [last, setLast] = useState<readonly LastScan[]>(() => kept.read() ?? []);
  const note = useCallback((scan: LastScan) => {
    setLast((before) => {
      if (before[0]?.productId === scan.productId) return before;
      const next = [scan, ...before.filter(({ productId }) => productId !== scan.productId)].slice(0, most);
      kept.keep(next);
      return next;
    });
  }, []);
  return { last, note };
}

/** Products by their names, each to be looked at by one press. */
export function ProductButtons({
  heading,
  products,
  onChoose,
}: {
  heading: string;
  products: readonly LastScan[];
  onChoose: (productId: number) => void;
}) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="grid gap-1">
        {products.map(({ productId, name }) => (
          <li key={productId}>
            <button
              type="button"
              className="min-h-12 w-full rounded-control border border-line bg-card px-3 py-2 text-left hover:bg-sunken"
              onClick={() => onChoose(productId)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was looked at last; nothing before. */
export function LastScans({ last, onChoose }: { last: readonly LastScan[]; onChoose: (productId: number) => void }) {
  const t = useOfficeT();
  if (last.length === 0) return null;
  return <ProductButtons heading={t('admin.scan.last')} products={last} onChoose={onChoose} />;
}
