import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Category } from '#domain/catalogue/category.ts';
import { mostAisles } from '#domain/picking/aisle.ts';
import { usualAisles } from '#domain/picking/usual-aisles.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { categoryWord } from '../category-word.ts';
import { useListedKey } from '../keys/use-key.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type AislePart, AisleRow, aislePartId } from './aisle-row.tsx';
import { type AisleValues, placeCategory, unplacedCategories } from './aisle-values.ts';

/** The aisles as a list that is put in order by drag, by buttons and by Alt with an arrow. */
export function AislesFields() {
  const t = useOfficeT();
  const language = useLanguage();
  const { control, setValue } = useFormContext<AisleValues>();
  const { fields, append, remove, move: moveField, replace } = useFieldArray({ control, name: 'aisles' });
  const aisles = useWatch<AisleValues, 'aisles'>({ name: 'aisles' });
  const dragged = useRef<number | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useListedKey('alt+↑ ↓', t('admin.aisles.keyMove'));
  // The row has moved by then.
  useEffect(() => {
    if (focus === null) return;
    document.getElementById(focus)?.focus();
    setFocus(null);
  }, [focus]);
  const setCategories = (next: AisleValues['aisles']) => {
    for (const [i, { categories }] of next.entries())
      if (categories !== aisles[i]?.categories) setValue(`aisles.${i}.categories`, categories, { shouldDirty: true });
  };
  const move = (from: number, to: number, part: AislePart | null) => {
    if (to < 0 || to >= aisles.length || from === to) return;
    moveField(from, to);
    const name = aisles[from]?.name || t('admin.aisles.unnamed', { number: from + 1 });
    setSaid(t('admin.aisles.movedTo', { name, place: to + 1, count: aisles.length }));
    if (part !== null) setFocus(aislePartId(to, part));
  };
  const add = () => {
    append({ name: '', categories: [] }, { shouldFocus: false });
    setFocus(aislePartId(aisles.length, 'name'));
  };
  const takeOut = (i: number, category: Category) =>
    setCategories(
      aisles.map((one, j) => (i === j ? { ...one, categories: one.categories.filter((c) => c !== category) } : one)),
    );
  const unplaced = unplacedCategories(aisles);
  if (fields.length === 0)
    return (
      <EmptyState
        title={t('admin.aisles.empty')}
        action={
          <>
            <Button
              onClick={() =>
                replace(
                  usualAisles((aisle) => t(`admin.aisles.usual_${aisle}`)).map((one) => ({
                    ...one,
                    categories: [...one.categories],
                  })),
                )
              }
            >
              {t('admin.aisles.propose')}
            </Button>
            <Button variant="secondary" onClick={add}>
              {t('admin.aisles.add')}
            </Button>
          </>
        }
      >
        {t('admin.aisles.emptyHint')}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <ol className="grid gap-2">
        {fields.map((field, i) => (
          <AisleRow
            key={field.id}
            i={i}
            aisle={aisles[i] ?? field}
            aisles={aisles}
            onMove={(to, part) => move(i, to, part)}
            onPlace={(category) => setCategories(placeCategory(aisles, i, category))}
            onTakeOut={(category) => takeOut(i, category)}
            onRemove={() => remove(i)}
            onDrag={() => {
              dragged.current = i;
            }}
            onDrop={() => {
              if (dragged.current !== null) move(dragged.current, i, null);
              dragged.current = null;
            }}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={aisles.length >= mostAisles}
        onClick={add}
      >
        {t('admin.aisles.add')}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
      {unplaced.length > 0 ? (
        <Alert tone="warning" title={t('admin.aisles.unplaced', { count: unplaced.length })}>
          {t('admin.aisles.unplacedHint', { names: unplaced.map((code) => categoryWord(language, code)).join(', ') })}
        </Alert>
      ) : (
        <p className="text-sm text-quiet">{t('admin.aisles.allPlaced')}</p>
      )}
    </div>
  );
}
