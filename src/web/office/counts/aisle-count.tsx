import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listStaffProducts } from '#contract/catalogue/staff-products.ts';
import {
  addStockCounts,
  type CountedGood,
  listGoodsToCount,
  listStockCounts,
} from '#contract/catalogue/stock-counts.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { isCountLeap } from '#domain/stock/counted-stock.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { parseNumber } from '../form/typed-number.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type CountDraft, keepDraft, readDraft } from './count-draft.ts';
import { CountRow } from './count-row.tsx';

type Props = { storeId: number; aisle: string; goods: readonly CountedGood[]; isCapped: boolean };
type Counted = { good: CountedGood; counted: number; at: string };
/** Rows of one call. */
const atOnce = 500;

/** The goods of an aisle with a field each. What is typed is kept in this browser until it was sent. */
export function AisleCount({ storeId, aisle, goods, isCapped }: Props) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { language } = useFormat();
  const { send, isBusy } = useWrite(addStockCounts, [listGoodsToCount, listStaffProducts, listStockCounts]);
  const [draft, setDraft] = useState<CountDraft>(() => readDraft(storeId, aisle));
  const [showsExpected, setShown] = useState(false);
  const [asked, setAsked] = useState<readonly Counted[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const put = (next: CountDraft) => {
    setDraft(next);
    keepDraft(storeId, aisle, next);
  };
  const type = (productId: number, text: string) => {
    const { [productId]: _, ...others } = draft;
    put(text.trim() === '' ? others : { ...others, [productId]: { text, at: new Date().toISOString() } });
  };
  const rows = goods.flatMap((good): Counted[] => {
    const typed = draft[good.productId];
    const kind = isSoldByMeasure(good.unit) ? quantityNumber : wholeNumber;
    const counted = typed ? parseNumber(typed.text, kind, language) : null;
    return typed && counted !== null && !Number.isNaN(counted) ? [{ good, counted, at: typed.at }] : [];
  });
  async function save(): Promise<void> {
    setAsked([]);
    setRefusal(null);
    const sent = rows.slice(0, atOnce);
    try {
      const { results } = await send({
        store_id: storeId,
        rows: sent.map(({ good, counted, at }) => ({ product_id: good.productId, on_hand: counted, counted_at: at })),
      });
      const refused = results.filter(({ result }) => result === 'refused');
      const left = new Map(
        refused.map(({ index, errors }) => [sent[index]?.good.productId ?? 0, errors[0]?.message ?? '']),
      );
      setFaults(left);
      put(Object.fromEntries(Object.entries(draft).filter(([id]) => left.has(Number(id)))));
      if (refused.length > 0) return;
      notice(t('admin.counts.finished', { count: sent.length }));
      await navigate('/admin/counts');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  function finish(): void {
    const leaps = rows.filter(({ good, counted }) =>
      isCountLeap(Math.round(good.onHand * 1000), Math.round(counted * 1000)),
    );
    if (leaps.length > 0) setAsked(leaps);
    else void save();
  }
  if (goods.length === 0) return <p className="text-quiet">{t('admin.counts.noGoods')}</p>;
  return (
    <>
      <Switch label={t('admin.counts.showExpected')} checked={showsExpected} onChange={setShown} />
      {isCapped && <Alert tone="warning">{t('admin.counts.capped', { count: goods.length })}</Alert>}
      <ul className="grid gap-2">
        {goods.map((good) => (
          <CountRow
            key={good.productId}
            good={good}
            text={draft[good.productId]?.text ?? ''}
            showsExpected={showsExpected}
            error={faults.get(good.productId)}
            onType={(text) => type(good.productId, text)}
          />
        ))}
      </ul>
      {refusal && (
        <Alert tone="error" title={t('admin.scan.saveFailed')}>
          {failureText(t, refusal)}
        </Alert>
      )}
      <div className="sticky bottom-0 border-t border-line bg-page py-3">
        <Button size="large" wide busy={isBusy} disabled={rows.length === 0} onClick={finish}>
          {t('admin.counts.finish', { count: rows.length })}
        </Button>
      </div>
      <Dialog
        open={asked.length > 0}
        title={t('admin.counts.leapTitle')}
        closeLabel={t('common.close')}
        onClose={() => setAsked([])}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked([])}>
              {t('admin.counts.again')}
            </Button>
            <Button onClick={() => void save()}>{t('admin.counts.leapConfirm')}</Button>
          </>
        }
      >
        <ul className="grid gap-2">
          {asked.map(({ good, counted }) => (
            <li key={good.productId}>
              <span className="font-semibold">{good.name}</span>
              <br />
              {t('admin.counts.leapOf', { counted, expected: good.onHand })}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
