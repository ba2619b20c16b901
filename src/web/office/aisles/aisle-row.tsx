import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import GripVertical from 'lucide/dist/esm/icons/grip-vertical.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { Category } from '#domain/catalogue/category.ts';
import { longestAisleName } from '#domain/picking/aisle.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { categoryWord } from '../category-word.ts';
import { FieldFaults, faultsId } from '../form/field-faults.tsx';
import { LimitedIconButton } from '../form/limited-icon-button.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { type AisleValues, shownCategories } from './aisle-values.ts';

/** What of a row keeps the focus when the row moves, and its id. */
export type AislePart = 'name' | 'earlier' | 'later';
export const aislePartId = (i: number, part: AislePart) => `aisle-${i}-${part}`;

/** One aisle: its place on the way, its name, the categories that stand in it. */
export function AisleRow(props: {
  i: number;
  aisle: AisleValues['aisles'][number];
  aisles: AisleValues['aisles'];
  /** To another place, with the part of the row that keeps the focus. */
  onMove: (to: number, part: AislePart) => void;
  onPlace: (category: Category) => void;
  onTakeOut: (category: Category) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDrop: () => void;
}) {
  const t = useOfficeT();
  const language = useLanguage();
  const { register, formState } = useFormContext<AisleValues>();
  const { i, aisle, aisles, onMove, onPlace, onTakeOut } = props;
  const [isOver, setOver] = useState(false);
  const row = `aisles.${i}`;
  const name = aisle.name || t('admin.aisles.unnamed', { number: i + 1 });
  const isWrong = Boolean(get(formState.errors, row));
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(i + step, 'name');
  };
  const word = (category: Category) => categoryWord(language, category);
  const placedIn = (category: Category) => aisles.find(({ categories }) => categories.includes(category))?.name;
  return (
    <li
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        props.onDrop();
      }}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 rounded-control border p-2 lg:grid-cols-[auto_14rem_minmax(0,1fr)_auto]',
        isOver ? 'border-brand' : 'border-line',
      )}
    >
      {/* The grip alone is dragged: in the fields a drag marks text. */}
      <span
        aria-hidden="true"
        title={t('admin.aisles.drag')}
        draggable
        onDragStart={({ dataTransfer, currentTarget }) => {
          // Firefox drags nothing that has no data.
          dataTransfer.setData('text/plain', name);
          dataTransfer.setDragImage(currentTarget.closest('li') ?? currentTarget, 16, 16);
          props.onDrag();
        }}
        className="flex min-h-11 cursor-grab items-center gap-1 text-quiet tabular-nums lg:min-h-10"
      >
        <Icon shape={GripVertical} className="size-4.5" />
        <span className="w-5 text-right">{i + 1}</span>
      </span>
      <input
        id={aislePartId(i, 'name')}
        className="text-control max-lg:col-span-3 max-lg:row-start-2"
        autoComplete="off"
        maxLength={longestAisleName}
        placeholder={t('admin.aisles.namePlaceholder')}
        aria-label={t('admin.aisles.nameOf', { number: i + 1 })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultsId(row) : undefined}
        onKeyDown={onKey}
        {...register(`aisles.${i}.name`)}
      />
      <div className="flex flex-wrap items-center gap-1 max-lg:col-span-3 max-lg:row-start-3">
        {aisle.categories.map((category) => (
          <span key={category} className="flex max-w-full items-center rounded-control bg-sunken pl-3 text-sm">
            <span className="truncate">{word(category)}</span>
            <IconButton
              className="lg:size-9"
              label={t('admin.aisles.takeOut', { category: word(category), name })}
              icon={<Icon shape={X} className="size-4" />}
              onClick={() => onTakeOut(category)}
            />
          </span>
        ))}
        <select
          className="text-control w-auto max-w-56"
          aria-label={t('admin.aisles.addCategoryTo', { name })}
          value=""
          onChange={(event) => onPlace(event.target.value as Category)}
        >
          <option value="">{t('admin.aisles.addCategory')}</option>
          {shownCategories
            .filter((category) => !aisle.categories.includes(category))
            .map((category) => {
              const other = placedIn(category);
              return (
                <option key={category} value={category}>
                  {other ? t('admin.aisles.nowIn', { category: word(category), name: other }) : word(category)}
                </option>
              );
            })}
        </select>
      </div>
      <span className="flex max-lg:col-start-3 max-lg:row-start-1">
        <LimitedIconButton
          id={aislePartId(i, 'earlier')}
          className="lg:size-10"
          label={t('admin.aisles.earlier', { name })}
          icon={<Icon shape={ArrowUp} className="size-4" />}
          whyNot={i === 0 ? t('admin.aisles.isFirst') : null}
          onClick={() => onMove(i - 1, 'earlier')}
        />
        <LimitedIconButton
          id={aislePartId(i, 'later')}
          className="lg:size-10"
          label={t('admin.aisles.later', { name })}
          icon={<Icon shape={ArrowDown} className="size-4" />}
          whyNot={i === aisles.length - 1 ? t('admin.aisles.isLast') : null}
          onClick={() => onMove(i + 1, 'later')}
        />
        <IconButton
          className="lg:size-10"
          label={t('admin.aisles.remove', { name })}
          icon={<Icon shape={Trash} className="size-4" />}
          onClick={props.onRemove}
        />
      </span>
      <FieldFaults name={row} />
    </li>
  );
}
