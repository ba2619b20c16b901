import { useId, useState } from 'react';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { factsCredits } from '#domain/catalogue/facts-source.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useProductT } from '../form/product-labels.ts';
import type { AskedProps } from './asked-change.tsx';
import { ManyDialog } from './many-dialog.tsx';

/**
 * Asks who has compared the allergens that came with a file with the packs of the chosen products: each is there with all
 * that was said of it, so that none is confirmed unseen.
 */
export function ConfirmAllergens({ products, onClose, write, busy }: Omit<AskedProps, 'kind'>) {
  const t = useProductT();
  const form = useId();
  const [isSeen, setSeen] = useState(false);
  const [isTried, setTried] = useState(false);
  const unseen = products.filter(({ allergensUnseen }) => allergensUnseen);
  return (
    <ManyDialog
      title={t('admin.many.confirmAllergensTitle', { count: unseen.length })}
      confirm={t('common.confirm')}
      form={form}
      busy={busy}
      onClose={onClose}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (unseen.length === 0) onClose();
          else if (isSeen && !busy) void write({ allergensConfirmed: true });
        }}
      >
        {unseen.length === 0 ? (
          <p>{t('admin.many.noneUnseen')}</p>
        ) : (
          <>
            <p>{t('admin.many.confirmAllergensHint')}</p>
            <ul className="my-3 grid gap-2">
              {unseen.map((product) => (
                <li key={product.id}>
                  <Claims product={product} />
                </li>
              ))}
            </ul>
            <Checkbox
              label={t('admin.many.eachCompared')}
              checked={isSeen}
              onChange={({ target }) => setSeen(target.checked)}
              error={isTried && !isSeen && t('errors.validation.required')}
            />
          </>
        )}
      </form>
    </ManyDialog>
  );
}

/** A product with what a file has said of it; a dash where it has said nothing. */
function Claims({ product }: { product: StaffProduct }) {
  const t = useProductT();
  const { name, allergens, mayContain, diets, ingredients, factsSource } = product;
  const allergensIn = (codes: typeof mayContain) => codes.map((code) => t(`catalogue.allergen_${code}`)).join(', ');
  const written = ingredients?.fr?.trim();
  return (
    <>
      <p className="font-semibold">
        {name}
        {factsSource && <span className="font-normal text-quiet"> · {factsCredits[factsSource].name}</span>}
      </p>
      <p className="text-sm">
        {t('admin.many.unseenClaims', {
          allergens: allergensIn(allergens ?? []) || '–',
          traces: allergensIn(mayContain) || '–',
          diets: diets.map((code) => t(`catalogue.diet_${code}`)).join(', ') || '–',
        })}
      </p>
      {written && <p className="text-sm text-quiet">{t('admin.many.unseenIngredients', { ingredients: written })}</p>}
    </>
  );
}
