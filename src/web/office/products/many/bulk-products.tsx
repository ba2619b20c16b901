import { useState } from 'react';
import type { ManyChange, ProductOutcome, StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Refusal } from '#contract/errors.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { failureText } from '../../frame/failure-text.ts';
import type { Selection } from '../../list/use-selection.ts';
import { useStoreLimit } from '../../own-stores.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { AskedChange, type AskedKind, askedKinds, storeKinds } from './asked-change.tsx';
import { ConfirmAllergens } from './confirm-allergens.tsx';
import { inverseOf, type ManyWrite } from './inverse.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { failedOf, failureLines, NamedProducts } from './outcome-list.tsx';
import { useMany } from './use-many.ts';

type Asked = 'offer' | AskedKind;
type Done = { results: readonly ProductOutcome[]; refusal: Refusal | null };

/** Long enough to read what was done and to reach what takes it back. */
const undoMs = 20_000;

/**
 * What can be done with the chosen products, each after a question that says what it comes to. All stay chosen, as they now
 * stand; what was refused is named after it.
 */
export function BulkProducts({ selection }: { selection: Selection<StaffProduct> }) {
  const t = useOfficeT();
  const isLimited = useStoreLimit() !== null;
  const { write, done } = useMany();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<AskedKind | ''>('');
  const [failed, setFailed] = useState<Done | null>(null);
  const products = [...selection.rows.values()];

  async function run(writes: readonly ManyWrite[]): Promise<ProductOutcome[]> {
    const all: Done = { results: [], refusal: null };
    for (const one of writes) {
      const { results, refusal } = await write(one.products, one.change);
      all.results = [...all.results, ...results];
      all.refusal ??= refusal;
    }
    const fresh = all.results.flatMap(({ product }) => product ?? []);
    selection.set(fresh, true);
    setAsked(null);
    const isWhole = all.refusal === null && failedOf(all.results).length === 0;
    setFailed(isWhole ? null : all);
    return [...all.results];
  }
  async function change(input: ManyChange): Promise<void> {
    const results = await run([{ products, change: input }]);
    const count = results.filter(({ result }) => result === 'changed').length;
    const back = inverseOf(products, input, results);
    notice(t('admin.many.done', { count }), {
      ...(back.length > 0 && {
        duration: undoMs,
        action: { label: t('common.undo'), onClick: () => void undo(back) },
      }),
    });
  }
  async function undo(back: readonly ManyWrite[]): Promise<void> {
    const results = await run(back);
    notice(t('admin.many.undone', { count: results.filter(({ result }) => result === 'changed').length }));
  }
  const isOffered = products.some(({ stores }) => stores.some(({ discount }) => discount > 0));
  const close = () => setAsked(null);
  const isBusy = done !== null;
  const lines = failed ? failureLines(t, failedOf(failed.results)) : [];
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsked('offer')}>
        {t('admin.many.offer')}
      </Button>
      <Button size="small" variant="secondary" disabled={!isOffered} onClick={() => setAsked('endOffer')}>
        {t('admin.many.endOffer')}
      </Button>
      {/* Choosing asks nothing yet, so that arrow keys do not. */}
      <span className="dense inline-flex flex-wrap gap-2">
        <Select
          aria-label={t('admin.many.other')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as AskedKind | '')}
        >
          <option value="">{t('admin.many.other')}</option>
          {askedKinds
            .filter((kind) => kind !== 'endOffer' && (!isLimited || storeKinds.has(kind)))
            .map((kind) => (
              <option key={kind} value={kind}>
                {t(`admin.many.${kind}`)}
              </option>
            ))}
        </Select>
        <Button size="small" variant="secondary" disabled={chosen === ''} onClick={() => chosen && setAsked(chosen)}>
          {t('admin.orders.moveGo')}
        </Button>
      </span>
      {asked === 'offer' && <OfferDialog products={products} onClose={close} write={change} busy={isBusy} />}
      {asked === 'confirmAllergens' && (
        <ConfirmAllergens products={products} onClose={close} write={change} busy={isBusy} />
      )}
      {asked !== null && asked !== 'offer' && asked !== 'confirmAllergens' && (
        <AskedChange kind={asked} products={products} onClose={close} write={change} busy={isBusy} />
      )}
      <Dialog
        open={failed !== null}
        onClose={() => setFailed(null)}
        title={t('admin.many.failed', { count: lines.length })}
        closeLabel={t('common.close')}
      >
        {failed?.refusal && <p className="text-bad">{failureText(t, failed.refusal)}</p>}
        <NamedProducts title={t('admin.many.unchanged')} lines={lines} />
      </Dialog>
    </>
  );
}
